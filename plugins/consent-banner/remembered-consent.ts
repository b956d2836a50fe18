import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';
import type { Consent } from '../../core/shell/ports.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** Where the answer is kept: local storage in a browser. */
export interface AnswerStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * Consent by group, asked for once where the market has its banner on and then remembered; until there is
 * an answer nothing is granted [SHL-45, SHL-46].
 */
export const rememberedConsent = (
  manifest: Pick<Manifest, 'flags' | 'storage'>,
  storage: () => AnswerStorage | undefined = localStorageOrNone,
): Consent => {
  const key = `${manifest.storage.persistKeyPrefix}consent`;
  let answer: readonly string[] | undefined;
  let isRead = false;
  const waiting: { readonly group: string; readonly go: () => void }[] = [];
  const groups = () => {
    if (!isRead) answer = readAnswer(storage()?.getItem(key) ?? null);
    isRead = true;
    return answer;
  };
  return {
    get needsAnswer() {
      return isFeatureOn(manifest.flags, 'cookie-banner') && groups() === undefined;
    },
    grants: (group) => groups()?.includes(group) ?? false,
    whenGranted: (group) =>
      new Promise((go) => {
        if (groups()?.includes(group)) go();
        else waiting.push({ group, go });
      }),
    answer(granted) {
      answer = [...granted];
      isRead = true;
      storage()?.setItem(key, JSON.stringify(answer));
      for (const { group, go } of waiting) if (granted.includes(group)) go();
    },
  };
};

const readAnswer = (text: string | null): readonly string[] | undefined => {
  if (text === null) return undefined;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored)
      ? stored.filter((group): group is string => typeof group === 'string')
      : undefined;
  } catch {
    return undefined;
  }
};

/** Browsers may refuse their storage; the answer then lasts as long as the page. */
const localStorageOrNone = (): AnswerStorage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};
