import type { TFunction } from 'i18next';
import { type ShownEta, shownEta } from '../../../client/tracking/shown-eta.ts';
import type { OrderSummary, TrackingInfo } from '../../../schemas/types/http/orders.ts';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { hutTime } from '../timeslots/hut-time.ts';

/** An estimate in words; nothing where none is shown. */
export const etaWords = (eta: ShownEta, t: TFunction, time: (at: number) => string): string => {
  switch (eta.kind) {
    case 'none':
      return '';
    case 'minutes':
      return t('tracking.eta.minutes', { count: eta.minutes });
    case 'range':
      return t('tracking.eta.range', { from: time(eta.from), to: time(eta.to) });
    case 'exact':
    case 'scheduled':
      return t(`tracking.eta.${eta.kind}`, { time: time(eta.at) });
  }
};

/** When an order is expected, as its market shows it; when it was placed, where no estimate is shown [SHP-14]. */
export const useEtaWords = () => {
  const { t, locale } = useWords();
  const { experiments, market } = useEnvironment();
  return ({ hut, disposition, timestamp }: OrderSummary, info: TrackingInfo): string => {
    const eta = shownEta({
      sector: hut.sector,
      manifest: market.manifest,
      experiments,
      status: info.order_status,
      eta: info.eta,
      etaType: 'exact',
      scheduledFor: disposition.when === 'scheduled' ? disposition.time : undefined,
    });
    const time = (at: number) => hutTime(at, hut, locale);
    const placed = t('orders.summary.placedAt', { time: time(Date.parse(timestamp)) });
    return etaWords(eta, t, time) || placed;
  };
};
