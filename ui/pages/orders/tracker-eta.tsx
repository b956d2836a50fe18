import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import { shownEta } from '../../../client/tracking/shown-eta.ts';
import { Icon } from '../../components/icon.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { hutTime } from '../timeslots/hut-time.ts';
import { etaWords } from './use-eta-words.ts';

const line = (theme: Theme): CSSObject => ({
  ...theme.textStyle.large,
  display: 'flex',
  gap: theme.space(2),
  alignItems: 'center',
  color: theme.colour.accent.text,
  fontWeight: theme.font.weight.medium,
});

/**
 * When the order is expected, as the market shows it, in the hut's own time [TRK-20, TRK-21, TRK-22, TRK-23, TRK-24,
 * TRK-25, TRK-26].
 */
export const TrackerEta = observer(function TrackerEta({
  summary,
}: {
  readonly summary: OrderSummary;
}) {
  const { tracking } = useApp();
  const { t, locale } = useWords();
  const { experiments, market } = useEnvironment();
  const [query] = useSearchParams();
  const { hut, disposition } = summary;
  const eta = shownEta({
    sector: hut.sector,
    manifest: market.manifest,
    experiments,
    status: tracking.status,
    eta: tracking.eta,
    etaType: query.get('t') === 'range' ? 'range' : 'exact',
    scheduledFor: disposition.when === 'scheduled' ? disposition.time : undefined,
  });
  if (eta.kind === 'none') return null;
  return (
    <p css={line}>
      <Icon name="clock" />
      {etaWords(eta, t, (at) => hutTime(at, hut, locale))}
    </p>
  );
});
