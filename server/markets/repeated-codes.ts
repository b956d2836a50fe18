import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import type { Problem } from '../../core/manifest/problem.ts';

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** Voucher codes and card numbers that a file has twice: each can be spent by one entry only, whatever its case. */
export function repeatedCodes(file: string, content: Json): readonly Problem[] {
  if (!Array.isArray(content)) return [];
  const seen = new Set<string>();
  return content.flatMap((entry: Json, index): Problem[] => {
    if (!isJsonObject(entry)) return [];
    const { codes, number } = entry;
    return [...listOf(codes), ...(number === undefined ? [] : [number])].flatMap((code) => {
      const key = (typeof code === 'string' ? code : '').toUpperCase();
      if (key === '') return [];
      const isKnown = seen.has(key);
      seen.add(key);
      const pointer = number === undefined ? `/${index}/codes` : `/${index}/number`;
      return isKnown ? [{ file, pointer, expected: 'each code once', found: key }] : [];
    });
  });
}
