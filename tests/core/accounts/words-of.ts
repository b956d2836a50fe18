import words from '../../../markets/default/words/en/accounts.json' with { type: 'json' };

/** The English text of a wording key of the accounts area. */
export const textOfKey = (key: string): string => {
  const found = key
    .split('.')
    .slice(1)
    .reduce<unknown>(
      (tree, part) => (tree as Readonly<Record<string, unknown>> | undefined)?.[part],
      words,
    );
  return typeof found === 'string' ? found : `no text for ${key}`;
};
