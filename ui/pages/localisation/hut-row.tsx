import type { CSSObject, Theme } from '@emotion/react';
import { formatDistance } from '../../../client/localisation/distance.ts';
import { hutLines } from '../../../core/address/written-address.ts';
import type { Disposition, Hut } from '../../../schemas/types/catalogue/hut.ts';
import { Action } from '../../components/action.tsx';
import { Icon } from '../../components/icon.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { HutState } from './hut-state.tsx';

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

const head: CSSObject = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
};
const words: CSSObject = { flex: 1, minWidth: 0 };

const name = (theme: Theme): CSSObject => ({ fontWeight: theme.font.weight.strong });

const small = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'block',
  color: theme.muted,
});

const far = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  color: theme.muted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

interface HutRowProps {
  readonly hut: Hut;
  readonly type: Disposition;
  readonly isBusy: boolean;
  /** Where choosing it leads instead. */
  readonly href?: string | undefined;
  readonly onChoose: () => void;
}

/** One hut of a list to choose from: name, distance where it was searched by place, address lines and postcode [LOC-61]. */
export const HutRow = ({ hut, type, isBusy, href, onChoose }: HutRowProps) => {
  const { t, locale } = useWords();
  const { address, distance } = useEnvironment().market.manifest;
  const { distanceMetres } = hut;
  return (
    <Action
      {...(href === undefined ? { onClick: onChoose } : { href })}
      disabled={isBusy}
      css={row}
    >
      <span css={words}>
        <span css={head}>
          <span css={name}>{hut.name}</span>
          {distanceMetres === undefined ? null : (
            <span css={far}>{formatDistance(distanceMetres, distance, locale)}</span>
          )}
        </span>
        <span css={small}>{hutLines(hut, address).join(', ')}</span>
        <HutState hut={hut} type={type} />
      </span>
      {isBusy ? <Spinner label={t('localisation.widget.busy')} /> : <Icon name="chevron-right" />}
    </Action>
  );
};
