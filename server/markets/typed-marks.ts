import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import type { Problem } from '../../core/manifest/problem.ts';

/** Diet marks that somebody typed onto a product, where its recipe decides [SHP-07]. */
export const typedMarks = (file: string, content: Json): readonly Problem[] =>
  Array.isArray(content)
    ? content.flatMap((entry: Json, index): readonly Problem[] =>
        isJsonObject(entry)
          ? ['veg', 'vegan']
              .filter((mark) => Object.hasOwn(entry, mark))
              .map((mark) => ({
                file,
                pointer: `/${index}/${mark}`,
                expected:
                  'no typed mark: it is worked out from the recipe, or from what "animal" names',
                found: JSON.stringify(entry[mark]),
              }))
          : [],
      )
    : [];
