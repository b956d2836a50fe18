import { outsideAddressOf } from './arrive.ts';
import type { Place } from './places.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** What a page says under a key, with values in their places; as the page's own `t`, but without plurals. */
export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words of a market in one of its languages, as its pages get them. */
export async function wordsOf(market: Place['market'], locale: string): Promise<Words> {
  const answer = await fetch(outsideAddressOf(market, `/v1/words/${locale}`));
  const all = (await answer.json()) as Tree;
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<string | Tree | undefined>(
        (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
        all,
      );
    if (typeof found !== 'string') throw new Error(`There are no words for ${key} in ${locale}.`);
    return found.replace(/{{(\w+)}}/g, (_, name: string) => `${values[name] ?? ''}`);
  };
}
