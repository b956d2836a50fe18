import type { SettingsDraft } from '../../schemas/types/http/market-settings.ts';
import type { KeyValueStorage } from '../kernel/key-value-storage.ts';

/** What an operator has typed of a market and not published yet. */
export interface SettingsWork {
  /** The version that it was made from; 0 for the folder of the markets. */
  readonly version: number;
  /** The files that differ from it, by their paths. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Where a browser keeps the work of an operator: others who sign in there have their own. */
export const workKey = (email: string, market: string): string => `settings ${email} ${market}`;

const isWork = (value: unknown): value is SettingsWork =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  Number.isSafeInteger(value.version) &&
  'texts' in value &&
  typeof value.texts === 'object' &&
  value.texts !== null &&
  Object.values(value.texts).every((text) => typeof text === 'string');

/** Work as it was kept; undefined where there is none, or none that can be read. */
export function workIn(kept: string | undefined): SettingsWork | undefined {
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    return isWork(value) && Object.keys(value.texts).length > 0 ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps work where a reload, a lost session and a crash leave it. */
export function keepWork(
  storage: KeyValueStorage,
  key: string,
  work: SettingsWork | undefined,
): void {
  if (work) storage.write(key, JSON.stringify(work));
  else storage.remove(key);
}

/** Work once a file reads as was typed; undefined where nothing differs from the version any more. */
export function workAfter(
  work: SettingsWork,
  { path, text, original }: { path: string; text: string; original: string },
): SettingsWork | undefined {
  const { [path]: _before, ...others } = work.texts;
  const texts = text === original ? others : { ...others, [path]: text };
  return Object.keys(texts).length > 0 ? { ...work, texts } : undefined;
}

/** Work as the server takes it. */
export const draftOf = ({ version, texts }: SettingsWork): SettingsDraft => ({
  version,
  files: Object.entries(texts).map(([path, text]) => ({ path, text })),
});
