import type { Hut, ServedBy } from '../../schemas/types/catalogue/hut.ts';
import { distanceMetres, type Place } from '../address/distance-metres.ts';

/** A hut that delivers somewhere, and the area that says so; `exactness` is higher the smaller the area is named. */
export interface Server {
  readonly hut: Hut;
  readonly area: ServedBy['area'];
  readonly value: string;
  readonly exactness: number;
}

/** How a market chooses where delivery areas overlap. */
export type OverlapRule = 'nearest' | 'market-order';

/**
 * Orders the huts that deliver to one address and says of each why it comes before the next: the area that names the
 * address most exactly; among equals by the market's rule, which without a known position is the market's own order.
 * @param servers in the market's own order
 */
export function chooseAmong(
  servers: readonly Server[],
  rule: OverlapRule,
  place: Place | undefined,
): readonly Hut[] {
  const distances = new Map(
    place ? servers.map(({ hut }) => [hut, Math.round(distanceMetres(place, hut))]) : [],
  );
  const far = ({ hut }: Server): number => distances.get(hut) ?? 0;
  const byRule = rule === 'nearest' && place !== undefined;
  const ordered = servers.toSorted(
    (one, other) => other.exactness - one.exactness || (byRule ? far(one) - far(other) : 0),
  );
  return ordered.map((server, index) => {
    const next = ordered[index + 1];
    const distance = distances.get(server.hut);
    const chosenBy = next && reason(server, next, byRule && far(server) !== far(next));
    return {
      ...server.hut,
      ...(distance !== undefined && { distanceMetres: distance }),
      servedBy: { area: server.area, value: server.value, ...(chosenBy && { chosenBy }) },
    };
  });
}

const reason = (
  { exactness }: Server,
  next: Server,
  isNearer: boolean,
): NonNullable<ServedBy['chosenBy']> => {
  if (exactness !== next.exactness) return 'exactness';
  return isNearer ? 'distance' : 'market-order';
};
