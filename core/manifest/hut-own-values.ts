import type { Explanation } from './explain.ts';
import type { Json, JsonObject } from './json.ts';

/** Settings that a hut of the catalogue has a value of its own for, by pointer; where it has one, that is what counts. */
const ownValues: Readonly<Record<string, string>> = {
  '/minimumOrder/deliveryDefault': 'minDeliveryOrder',
  '/pos/type': 'posType',
  '/timeZone': 'timeZone',
};

/** A hut of the catalogue, and where it stands there. */
export interface StatedHut {
  readonly hut: JsonObject;
  readonly file: string;
  /** JSON pointer to the hut inside the file. */
  readonly pointer: string;
}

/** A minimum that is no number or below 0 counts as none [BSK-51]. */
const counts = (value: Json | undefined): value is Json =>
  typeof value === 'number' ? Number.isFinite(value) && value >= 0 : typeof value === 'string';

/**
 * What the catalogue says of a setting at a hut, which stands above every level of the manifest [OPR-07].
 * @param key JSON pointer of the setting
 * @param below what the levels of the manifest say; undefined where none does
 */
export function withHutsOwn(
  key: string,
  below: Explanation | undefined,
  stated: StatedHut | undefined,
): Explanation | undefined {
  const name = Object.hasOwn(ownValues, key) ? (ownValues[key] ?? '') : '';
  const value = stated?.hut[name];
  if (!stated || !counts(value)) return below;
  const { file, pointer } = stated;
  return {
    key,
    value,
    from: { layer: 'catalogue', file, pointer: `${pointer}/${name}`, value },
    overrode: below ? [below.from, ...below.overrode] : [],
  };
}
