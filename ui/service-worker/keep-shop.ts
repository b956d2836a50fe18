import { type BootData, bootDataElementId } from '../../core/shell/boot-data.ts';
import {
  isBuiltFile,
  keptAttribute,
  keptPage,
  type KeepRequest,
  marketHeader,
  shopCache,
  stateOf,
} from './kept-shop.ts';

/** A page that shows nothing until the application starts: it can stand for every other. */
const anyPage = '/order/';

/** The list that the build makes of its files. */
const listFile = '/kept-files.json';

/** Header of the kept page: its state and language. */
const stateHeader = 'comanda-state';

/** How long an answer is waited for, in milliseconds. */
const patienceMs = 30_000;

/** So many files are fetched at a time, beside what the customer does. */
const filesAtOnce = 4;

/** The files that the shop needs without the server: of every market, and of those that name a plugin. */
interface FileList {
  readonly files: readonly string[];
  readonly plugins: Readonly<Record<string, readonly string[]>>;
}

/** A page of the server, with what it starts from. */
interface ServedPage {
  readonly html: string;
  readonly headers: Headers;
  readonly boot: BootData;
}

const fetchNow = async (address: string): Promise<Response> => {
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(address, { cache: 'no-store', priority: 'low', signal });
  if (!answer.ok) throw new Error(`${address} did not come: ${answer.status}`);
  return answer;
};

/** The page of now in a language. */
const servedPage = async (locale: string): Promise<ServedPage> => {
  const answer = await fetchNow(`${anyPage}?lang=${encodeURIComponent(locale)}`);
  const html = await answer.text();
  const start = html.indexOf('>', html.indexOf(`id="${bootDataElementId}"`)) + 1;
  const boot = JSON.parse(html.slice(start, html.indexOf('</script>', start))) as BootData;
  return { html, headers: answer.headers, boot };
};

const fullState = ({ manifest, release, revision }: BootData, locale: string): string =>
  `${stateOf(manifest.id, release, revision)} ${locale}`;

/** The answer that stands in for the server's: what the page may do is said by its own headers. */
const keptAnswer = ({ boot, headers, html }: ServedPage, locale: string): Response => {
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) own.delete(name);
  own.set(marketHeader, boot.manifest.id);
  own.set(stateHeader, fullState(boot, locale));
  return new Response(html.replace('<html', `<html ${keptAttribute}`), { headers: own });
};

const pathOf = (address: string): string => new URL(address, self.location.href).pathname;

/** Every file that the shop needs without the server. @throws where page and list are of two releases */
const filesFor = async (
  { boot, html }: ServedPage,
  loaded: readonly string[],
): Promise<ReadonlySet<string>> => {
  const list = (await (await fetchNow(listFile)).json()) as FileList;
  const ofPlugins = boot.manifest.plugins.flatMap(({ id }) =>
    Object.hasOwn(list.plugins, id) ? (list.plugins[id] ?? []) : [],
  );
  const listed = [...list.files, ...ofPlugins].map((file) => `/${file}`);
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  const known = new Set(listed);
  const scripts = named.filter((file) => file.endsWith('.js'));
  if (!scripts.every((file) => known.has(file))) throw new Error('A release comes in just now.');
  return new Set([...listed, ...named, ...loaded.map(pathOf).filter(isBuiltFile)]);
};

/** Puts page and files of now in the place of what is kept: only a whole shop takes the place of another. */
const replace = async (
  cache: Cache,
  page: ServedPage,
  { loaded, locale }: KeepRequest,
): Promise<void> => {
  const wanted = await filesFor(page, loaded);
  const there = new Set((await cache.keys()).map(({ url }) => pathOf(url)));
  const missing = [...wanted].filter((file) => !there.has(file));
  for (let at = 0; at < missing.length; at += filesAtOnce) {
    const next = missing.slice(at, at + filesAtOnce);
    await cache.addAll(next.map((file) => new Request(file, { priority: 'low' })));
  }
  await cache.put(keptPage, keptAnswer(page, locale));
  const old = (await cache.keys()).filter(({ url }) => {
    const path = pathOf(url);
    return path !== keptPage && !wanted.has(path);
  });
  await Promise.all(old.map((request) => cache.delete(request)));
};

/**
 * Keeps the shop of now for times without the server: its page, which holds nothing personal, and the files that menu
 * and basket need. What is kept already stays where the page that asks is of the same state.
 */
export const keepShop = async (asked: KeepRequest): Promise<void> => {
  const cache = await caches.open(shopCache);
  const kept = await cache.match(keptPage);
  if (kept?.headers.get(stateHeader) === `${asked.state} ${asked.locale}`) return;
  const page = await servedPage(asked.locale);
  if (page.boot.draft) return;
  try {
    await replace(cache, page, asked);
  } catch (error) {
    // Without room for all of it, what was fetched gives back the room that it took.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') {
      await caches.delete(shopCache);
    }
    throw error;
  }
};
