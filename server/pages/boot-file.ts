import { createHash } from 'node:crypto';
import type { RunningMarket } from '../markets/running-market.ts';
import { appFile } from './app-routes.ts';
import { bootOf } from './boot-of.ts';
import { type PackedPage, packPage } from './packed-page.ts';

/** What pages of a market in a language start from, at an address of its own. */
interface BootFile {
  readonly address: string;
  /** Its name, which follows from its content. */
  readonly file: string;
  readonly packed: () => PackedPage;
}

/**
 * Where it is: not below `/v1/`, as a page starts where no call is answered. The release stands in it, since another
 * release's scripts may not know what to do with it.
 */
export const bootFileAddress = '/boot/:release/:locale/:file';

const files = new WeakMap<RunningMarket, Map<string, BootFile>>();

/** What pages of a market start from: made once, and packed once somebody asks for it. */
export function bootFileOf(running: RunningMarket, locale: string, release: string): BootFile {
  const known = files.get(running) ?? new Map<string, BootFile>();
  files.set(running, known);
  const key = `${release} ${locale}`;
  const file = known.get(key) ?? madeFile(running, locale, release);
  known.set(key, file);
  return file;
}

function madeFile(running: RunningMarket, locale: string, release: string): BootFile {
  const text = JSON.stringify(bootOf(running, locale, release));
  const file = `${createHash('sha256').update(text).digest('base64url').slice(0, 22)}.json`;
  let packed: PackedPage | undefined;
  return {
    address: appFile(`/boot/${release}/${locale}/${file}`, running),
    file,
    packed: () => (packed ??= packPage(text)),
  };
}
