import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Icon } from '../../components/icon.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { hutTime } from '../timeslots/hut-time.ts';
import { useChangeTime } from '../timeslots/use-change-time.ts';

/** Beside the icon; neither breaks within. */
const line = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(2),
  paddingTop: theme.space(2),
  color: theme.colour.accent.text,
  '& > svg': { flex: 'none', marginTop: theme.space(1) },
});

/** On a phone one below the other: the minutes, which come later, then move nothing. */
const both = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  gap: `${theme.space(1)} ${theme.space(2)}`,
  alignItems: 'flex-start',
  [theme.from.tablet]: { flexFlow: 'row wrap', alignItems: 'baseline' },
});

/** When the order is wanted, in the hut's own time, or how long it will take, with the way to another one until the order is under way. */
export const WhenLine = observer(function WhenLine() {
  const { localisation, order } = useApp();
  const { t, locale } = useWords();
  const change = useChangeTime();
  const { disposition, eta, hut } = localisation;
  if (!hut) return null;
  const { time, when } = disposition;
  const soon = eta ? ` · ${t('localisation.eta', { minutes: eta.exact })}` : '';
  const words =
    when === 'scheduled' && time !== undefined
      ? hutTime(time, { timeZone: hut.timeZone }, locale)
      : `${t('checkout.when.asap')}${soon}`;
  return (
    <div css={line}>
      <Icon name="clock" size="small" />
      <div css={both}>
        <Text size="small">{words}</Text>
        {order.isBusy ? null : (
          <TextLink onClick={() => void change()}>{t('timeslots.bar.change')}</TextLink>
        )}
      </div>
    </div>
  );
});
