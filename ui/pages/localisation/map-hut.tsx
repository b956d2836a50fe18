import type { CSSObject, Theme } from '@emotion/react';
import { useState } from 'react';
import { bookingLink } from '../../../client/localisation/booking-link.ts';
import { formatDistance } from '../../../client/localisation/distance.ts';
import { hutLines } from '../../../core/address/written-address.ts';
import type { Disposition, Hut } from '../../../schemas/types/catalogue/hut.ts';
import { Button } from '../../components/button.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { HutState } from './hut-state.tsx';
import { pinStyle } from './map/pin-style.ts';
import { heightOverWidth } from './map/plain-view.ts';
import { useStart } from './use-start.ts';

const card =
  (isSelected: boolean) =>
  (theme: Theme): CSSObject => ({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${theme.space(2)} ${theme.space(3)}`,
    padding: theme.space(4),
    border: `${theme.width.thin} solid ${isSelected ? theme.colour.accent.mark : theme.colour.line}`,
    borderRadius: theme.radius.card,
    backgroundColor: isSelected ? theme.colour.accent.soft : theme.colour.surface,
    transition: theme.transition('background-color', 'border-color'),
    // On a phone clear of the map above the list, where that stays.
    '&, & :is(a, button)': {
      scrollMarginTop: `calc(${theme.space(4)} + ${heightOverWidth * 100}vw)`,
      scrollMarginBottom: theme.space(4),
      [theme.upTo.low]: { scrollMarginTop: theme.space(4) },
      [theme.from.tablet]: { scrollMarginTop: theme.space(4) },
    },
  });

const pin = (theme: Theme): CSSObject => ({
  ...pinStyle(theme),
  boxShadow: 'none',
});

const head = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

const name = (theme: Theme): CSSObject => ({
  ...theme.textStyle.large,
  fontWeight: theme.font.weight.strong,
});

const small = (theme: Theme): CSSObject => ({ ...theme.textStyle.small, color: theme.muted });

const far = (theme: Theme): CSSObject => ({
  ...small(theme),
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

const action: CSSObject = { gridColumn: 2, justifySelf: 'start' };

interface MapHutProps {
  readonly hut: Hut;
  /** The number of its pin. */
  readonly number: number;
  readonly type: Disposition;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** A hut beside the map, under the number of its pin, with the way to start there [LOC-72]. */
export const MapHut = ({ hut, number, type, isSelected, onSelect }: MapHutProps) => {
  const { t, locale } = useWords();
  const { address, distance, links } = useEnvironment().market.manifest;
  const start = useStart();
  const [isBusy, setIsBusy] = useState(false);
  const begin = async () => {
    setIsBusy(true);
    await start.byHut(hut, { type });
    setIsBusy(false);
  };
  const booking = type === 'dinein' ? bookingLink(links, hut) : undefined;
  const { distanceMetres } = hut;
  return (
    <article css={card(isSelected)} aria-label={hut.name}>
      <button
        type="button"
        css={pin}
        aria-label={t('localisation.map.show', { number, name: hut.name })}
        aria-pressed={isSelected}
        onClick={onSelect}
      >
        {number}
      </button>
      <div>
        <p css={head}>
          <span css={name}>{hut.name}</span>
          {distanceMetres === undefined ? null : (
            <span css={far}>{formatDistance(distanceMetres, distance, locale)}</span>
          )}
        </p>
        <p css={small}>{hutLines(hut, address).join(', ')}</p>
        <HutState hut={hut} type={type} />
      </div>
      <div css={action}>
        <Button
          size="small"
          variant={isSelected ? 'primary' : 'secondary'}
          busy={isBusy}
          href={booking}
          onClick={() => {
            if (booking === undefined) void begin();
          }}
        >
          {t(`localisation.map.start.${type}`, { name: hut.name })}
        </Button>
      </div>
    </article>
  );
};
