import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { bookingLink } from '../../../core/localisation/booking-link.ts';
import type { Disposition, Hut } from '../../../schemas/types.ts';
import { Action } from '../../components/action.tsx';
import { Icon } from '../../components/icon.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { HutState } from './hut-state.tsx';
import { useStart } from './use-start.ts';

const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: theme.size.control,
  padding: `${theme.space(3)} ${theme.space(2)}`,
  borderRadius: theme.radius.small,
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  transition: theme.transition('background-color'),
  '& > svg': { color: theme.colour.accent.text },
  [theme.when.hover]: { '&:hover': { backgroundColor: theme.colour.accent.soft } },
});

const name = (theme: Theme): CSSObject => ({
  display: 'block',
  fontWeight: theme.font.weight.strong,
});

const place = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'block',
  color: theme.muted,
});

interface HutChoiceProps {
  readonly hut: Hut;
  readonly type: Disposition;
}

/** One hut of a list: choosing it starts an order there, or leads to its tables [LOC-38, LOC-58]. */
export const HutChoice = observer(function HutChoice({ hut, type }: HutChoiceProps) {
  const { t } = useWords();
  const { links } = useEnvironment().market.manifest;
  const start = useStart();
  const [isBusy, setIsBusy] = useState(false);
  const choose = async () => {
    setIsBusy(true);
    await start.byHut(hut, { type });
    setIsBusy(false);
  };
  const booking = type === 'dinein' ? bookingLink(links, hut) : undefined;
  return (
    <Action
      {...(booking === undefined ? { onClick: () => void choose() } : { href: booking })}
      disabled={isBusy}
      css={row}
    >
      <span>
        <span css={name}>{hut.name}</span>
        <span css={place}>
          {t('localisation.hut.place', {
            street: hut.address.lines.join(', '),
            city: hut.address.city,
            postcode: hut.address.postcode,
          })}
        </span>
        <HutState hut={hut} type={type} />
      </span>
      {isBusy ? <Spinner label={t('localisation.widget.busy')} /> : <Icon name="chevron-right" />}
    </Action>
  );
});
