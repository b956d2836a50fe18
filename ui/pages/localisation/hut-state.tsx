import type { CSSObject, Theme } from '@emotion/react';
import { hutOpening } from '../../../client/localisation/hut-opening.ts';
import { timeWriter } from '../../../core/timeslots/written-time.ts';
import type { Disposition, Hut } from '../../../schemas/types/catalogue/hut.ts';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

const look =
  (isOpen: boolean) =>
  (theme: Theme): CSSObject => ({
    ...theme.textStyle.tiny,
    display: 'inline-flex',
    gap: theme.space(1.5),
    alignItems: 'center',
    color: isOpen ? theme.colour.success.text : theme.muted,
    fontWeight: theme.font.weight.strong,
    '&::before': {
      content: '""',
      width: theme.space(2),
      height: theme.space(2),
      borderRadius: theme.radius.pill,
      backgroundColor: isOpen ? theme.colour.success.mark : theme.colour.lineStrong,
    },
  });

interface HutStateProps {
  readonly hut: Hut;
  readonly type: Disposition;
}

/** Whether a hut takes orders now, and until or from when. */
export const HutState = ({ hut, type }: HutStateProps) => {
  const { t, locale } = useWords();
  const { market, now } = useEnvironment();
  const opening = hutOpening(hut, type, now(), market.manifest.tradingDay);
  const time = timeWriter(locale, { timeZone: hut.timeZone });
  const words = {
    open: () => t('localisation.hut.open'),
    'open-until': (at: number) => t('localisation.hut.openUntil', { time: time(at) }),
    'opens-at': (at: number) => t('localisation.hut.opensAt', { time: time(at) }),
    closed: () => t('localisation.hut.closed'),
  };
  return (
    <span css={look(opening.kind === 'open' || opening.kind === 'open-until')}>
      {words[opening.kind](opening.at)}
    </span>
  );
};
