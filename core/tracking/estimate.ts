import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { OrderDisposition } from '../../schemas/types/http/order-request.ts';
import type { EtaAnswer, TrackingEta } from '../../schemas/types/http/orders.ts';

const minuteMs = 60_000;

/** The moments an estimate in minutes stands for, counted from a moment [TRK-24]. */
export const etaFrom = ({ exact, range }: EtaAnswer, from: Date): TrackingEta => {
  const after = (minutes: number): string =>
    new Date(from.getTime() + minutes * minuteMs).toISOString();
  return {
    exact: after(exact),
    ...(range && { range: { from: after(range.from), to: after(range.to) } }),
  };
};

/** The usual estimate of a hut, in minutes; undefined where it has none. */
export const usualEta = (
  { eta }: Pick<Hut, 'eta'>,
  { type }: Pick<OrderDisposition, 'type'>,
): EtaAnswer | undefined => eta?.[type];

/** When an order placed now is expected: a scheduled one at its time, any other after the usual minutes [TRK-26]. */
export const expectedAt = (
  hut: Pick<Hut, 'eta'>,
  disposition: OrderDisposition,
  placed: Date,
): TrackingEta | undefined => {
  if (disposition.when === 'scheduled' && disposition.time !== undefined) {
    return { exact: new Date(disposition.time).toISOString() };
  }
  const usual = usualEta(hut, disposition);
  return usual && etaFrom(usual, placed);
};
