import type { Random } from './random.ts';
import { word } from './valid-value.ts';

const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\u202e',
  '\u2028',
  '😀'.repeat(50),
  'é'.repeat(300),
  'x'.repeat(10_000),
  "' or 1=1 --",
  '%',
  '%00',
  '../../etc/passwd',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '\\',
  '"',
  'NaN',
  '1e999',
  '-0',
  '0x10',
  '２',
  'null',
  ...prototypeNames,
];

const numbers = [
  -1,
  -0,
  0.1 + 0.2,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  2 ** 53 + 2,
  1.5,
];

/** Objects or lists in each other. */
const nested = (random: Random): unknown => {
  let value: unknown = 1;
  const depth = random.pick([5, 18, 19, 20, 21, 200]);
  for (let level = 0; level < depth; level += 1) {
    value = random.isLikely(0.5) ? [value] : { a: value };
  }
  return value;
};

/** A text that is not what anybody expects. */
export const oddText = (random: Random): string =>
  random.isLikely(0.2) ? word(random, random.pick([1, 100, 3000])) : random.pick(texts);

/** A value that is not what anybody expects. */
export function oddValue(random: Random): unknown {
  switch (random.below(6)) {
    case 0:
      return random.pick(numbers);
    case 1:
      return random.pick([null, true, false, [], {}, [[]], [null]]);
    case 2:
      return nested(random);
    case 3:
      return Object.fromEntries([[random.pick(prototypeNames), { isAdmin: true }]]);
    case 4:
      return Array.from({ length: random.pick([1, 31, 101, 2000]) }, () =>
        random.pick([{}, 1, '']),
      );
    default:
      return oddText(random);
  }
}

/** A copy of a value in which one part, found at random, is odd, gone, doubled or renamed. */
export function brokenValue(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) {
    const list: unknown[] = value;
    if (list.length === 0 || random.isLikely(0.1)) return oddValue(random);
    if (random.isLikely(0.1)) return Array.from({ length: 250 }, () => list[0]);
    const at = random.below(list.length);
    return list.map((item, index) => (index === at ? brokenValue(item, random) : item));
  }
  if (typeof value !== 'object' || value === null) return oddValue(random);
  const entries = Object.entries(value);
  if (entries.length === 0 || random.isLikely(0.05)) return oddValue(random);
  const at = random.below(entries.length);
  const way = random.below(8);
  if (way === 0) return Object.fromEntries(entries.filter((_entry, index) => index !== at));
  if (way === 1) return Object.fromEntries([...entries, [oddText(random), oddValue(random)]]);
  return Object.fromEntries(
    entries.map(([key, part], index) => [
      index === at && way === 2 ? oddText(random) : key,
      index === at ? brokenValue(part, random) : part,
    ]),
  );
}

/** A JSON text that is damaged on its way. */
export function brokenText(text: string, random: Random): string {
  switch (random.below(7)) {
    case 0:
      return text.slice(0, random.below(text.length + 1));
    case 1:
      return `${text}${random.pick(['}', ']', ',', '\u0000', 'x'])}`;
    case 2:
      return text.replace(/:(?=["\d{[])/, random.pick([':1e999,"x":', ':NaN,"x":', '::']));
    case 3:
      return `\ufeff${text}`;
    case 4:
      return `${'['.repeat(2000)}${']'.repeat(2000)}`;
    case 5:
      return text.replace('{', '{"__proto__":{"isAdmin":true},');
    default:
      return random.pick(['', 'null', '0', '"x"', '[]', '{}', 'undefined', '{"a":1,"a":2}']);
  }
}
