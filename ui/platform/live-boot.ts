import type { BootData } from '../../core/shell/boot-data.ts';

/** How long the server is waited for before a page of an app's own files starts without it, in milliseconds. */
const patienceMs = 3000;

/** What the server said last, with the files that it was said to: others may not know what to do with it. */
interface SeenBoot {
  readonly release: string;
  readonly locale: string;
  readonly live: Partial<BootData>;
}

/** What the server says now. Undefined where it does not answer, or answers as another market. */
const askServer = async (inside: BootData): Promise<Partial<BootData> | undefined> => {
  const query = new URLSearchParams({ locale: inside.locale }).toString();
  const answer = await fetch(`/v1/boot?${query}`, { signal: AbortSignal.timeout(patienceMs) });
  if (!answer.ok) return undefined;
  const live = (await answer.json()) as Partial<BootData>;
  return live.manifest?.id === inside.manifest.id ? live : undefined;
};

const keyOf = ({ manifest }: BootData): string => `${manifest.storage.persistKeyPrefix}seen:boot`;

/** With what the server said last to these very files [HST-08]. */
const seenBoot = (inside: BootData): BootData => {
  try {
    const seen = JSON.parse(localStorage.getItem(keyOf(inside)) ?? '{}') as Partial<SeenBoot>;
    const isOfNow = seen.release === inside.release && seen.locale === inside.locale;
    return isOfNow && seen.live ? { ...inside, ...seen.live } : inside;
  } catch {
    return inside;
  }
};

const keep = (inside: BootData, live: Partial<BootData>): void => {
  const { release, locale } = inside;
  try {
    localStorage.setItem(keyOf(inside), JSON.stringify({ release, locale, live }));
  } catch {
    // Without room for it, pages start from what came with their files.
  }
};

/**
 * What a page of an app's own files starts from: what the server says now, else what it said last, else what came with
 * the files. Words of another market, and an answer that is no boot data, are none [HST-01, HST-08].
 */
export const liveBoot = async (inside: BootData): Promise<BootData> => {
  try {
    const live = await askServer(inside);
    if (!live) return seenBoot(inside);
    keep(inside, live);
    return { ...inside, ...live };
  } catch {
    return seenBoot(inside);
  }
};
