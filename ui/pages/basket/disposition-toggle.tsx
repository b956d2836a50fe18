import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { allowsDisposition } from '../../../client/basket/disposition-switch.ts';
import { canBeOrdered } from '../../../client/localisation/can-be-ordered.ts';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

const ways: readonly { readonly type: Disposition; readonly icon: IconName }[] = [
  { type: 'delivery', icon: 'scooter' },
  { type: 'collection', icon: 'bag' },
];

const frame = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: theme.space(1),
  padding: theme.space(1),
  borderRadius: theme.radius.control,
  backgroundColor: theme.colour.sunken,
});

const way =
  (isOn: boolean) =>
  (theme: Theme): CSSObject => ({
    ...theme.textStyle.small,
    display: 'flex',
    gap: theme.space(2),
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: theme.size.touch,
    borderRadius: theme.radius.control,
    fontWeight: theme.font.weight.strong,
    color: isOn ? theme.colour.text : theme.colour.textMuted,
    backgroundColor: isOn ? theme.colour.surface : 'transparent',
    boxShadow: isOn ? theme.shadow.card : theme.shadow.none,
    transition: theme.transition('background-color', 'color'),
    '& > svg': isOn ? { color: theme.colour.accent.text } : {},
    '&:disabled': { color: theme.colour.disabled.on },
    [theme.when.forcedColours]: isOn ? { outline: `${theme.width.thick} solid` } : {},
  });

/** How the customer gets the food, and the way to the other; one the hut does not have cannot be chosen [BSK-66, BSK-72]. */
export const DispositionToggle = observer(function DispositionToggle() {
  const { t } = useWords();
  const { dispositionSwitch, localisation } = useApp();
  const strategy = useEnvironment().market.extensions.one('address-strategy');
  const { hut, disposition } = localisation;
  if (!hut || disposition.type === 'dinein') return null;
  return (
    <div role="group" aria-label={t('basket.switch.label')} css={frame}>
      {ways.map(({ type, icon }) => (
        <button
          key={type}
          type="button"
          aria-pressed={disposition.type === type}
          disabled={!allowsDisposition(hut, type) || !canBeOrdered(type, strategy)}
          onClick={() => void dispositionSwitch.request(type)}
          css={way(disposition.type === type)}
        >
          <Icon name={icon} />
          {t(`basket.switch.${type}`)}
        </button>
      ))}
    </div>
  );
});
