import { isJsonObject, type Json, type JsonObject } from './json.ts';
import { pointerTo } from './json-pointer.ts';
import type { ManifestFile } from './layer-manifest.ts';
import { type Problem, unknownName } from './problem.ts';
import { stringsAt } from './strings-at.ts';

/** The timed overrides of a file as they are written, each with the keys that lead to it. */
export const statedTimed = ({
  timedOverrides,
}: JsonObject): readonly (readonly [readonly string[], JsonObject])[] =>
  isJsonObject(timedOverrides)
    ? Object.entries(timedOverrides).flatMap(([id, one]) =>
        isJsonObject(one) ? [[['timedOverrides', id], one] as const] : [],
      )
    : [];

/** A date and time that the schema takes and no calendar has. */
export const isNoDate = (local: string): boolean => {
  const date = local.slice(0, 10);
  const at = Date.parse(`${date}T00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date;
};

const isMoment = (value: Json | undefined): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value);

/**
 * Timed overrides that would never hold, or nowhere: with a date that there is not, an end that is not after the beginning,
 * a sector that no market, or another one, has [OPR-15].
 * @param sectors those that the file may name
 */
export const timedProblems = (
  { file, content }: ManifestFile,
  sectors: readonly string[],
): readonly Problem[] =>
  statedTimed(content).flatMap(([path, { from, until, ...override }]) => {
    const at = (...keys: string[]) => ({ file, pointer: pointerTo([...path, ...keys]) });
    const dates = Object.entries({ from, until }).flatMap(([key, value]): readonly Problem[] =>
      isMoment(value) && isNoDate(value)
        ? [{ ...at(key), expected: 'a date that the calendar has', found: `"${value}"` }]
        : [],
    );
    const isBackwards = isMoment(from) && isMoment(until) && until <= from;
    const named = [
      ...stringsAt(override, 'sectors').map((name, index) => ['sectors', index, name] as const),
      ...stringsAt(override, 'huts').map(
        (name, index) => ['huts', index, name.split(':')[0] ?? ''] as const,
      ),
    ];
    return [
      ...dates,
      ...(isBackwards
        ? [{ ...at('until'), expected: `a moment after from, ${from}`, found: `"${until}"` }]
        : []),
      ...named
        .filter(([, , sector]) => !sectors.includes(sector))
        .map(([key, index, sector]) =>
          unknownName(at(key, String(index)), 'sector of the market', sector, sectors),
        ),
    ];
  });
