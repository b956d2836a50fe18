import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { followFoundSaving } from '../../../client/dealbot/follow-found-saving.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Switch } from '../../components/switch.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { dealbotFrame } from './dealbot-frame.ts';
import { DealbotDialogs } from './late-parts.ts';
import { useMoney } from '../../use-money.ts';

const news = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space(1),
  '&:not(:empty)': { paddingBottom: theme.space(2) },
});

const quiet = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(2),
  alignItems: 'center',
  color: theme.muted,
  '& > span': { flex: `1 1 ${theme.space(44)}` },
  '& > :last-child': { flex: 'none', whiteSpace: 'nowrap', marginInlineStart: 'auto' },
});

const found = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'flex',
  gap: theme.space(2),
  alignItems: 'center',
  fontWeight: theme.font.weight.strong,
  color: theme.colour.success.text,
  '& > svg': { flex: 'none' },
});

/**
 * The deal assistant in the basket: its switch, what it saves where its panel shows, and off, what it would save
 * [BOT-07, BOT-11, BOT-12, BOT-13, BOT-14, BSK-22, SHP-25].
 */
const DealbotArea = observer(function DealbotArea() {
  const { t } = useWords();
  const { dealbot } = useApp();
  const isAsking = dealbot.showEnableModal || dealbot.showDisableModal;
  return (
    <section css={dealbotFrame} aria-label={t('dealbot.title')}>
      <Switch
        label={t('dealbot.title')}
        hint={dealbot.isOn ? undefined : t('dealbot.hint')}
        checked={dealbot.isOn}
        onChange={(isWanted) => (isWanted ? dealbot.askToTurnOn() : dealbot.askToTurnOff())}
      />
      <FoundSaving />
      {dealbot.layout.hasPanel ? <Panel /> : null}
      {isAsking ? (
        <Suspense fallback={null}>
          <DealbotDialogs />
        </Suspense>
      ) : null}
    </section>
  );
});

/** Off, it says what it would save on the basket as it is [SHP-25]. */
function FoundSaving() {
  const { t } = useWords();
  const { dealbot } = useApp();
  const money = useMoney();
  const [saving, setSaving] = useState(0);
  useEffect(() => followFoundSaving(dealbot, setSaving), [dealbot]);
  return (
    <div role="status" css={news}>
      {saving > 0 ? (
        <strong css={found}>
          <Icon name="tag" />
          <span>{t('dealbot.found', { amount: money(saving) })}</span>
        </strong>
      ) : null}
    </div>
  );
}

const Panel = observer(function Panel() {
  const { t } = useWords();
  const { dealbot } = useApp();
  const money = useMoney();
  const { isOn, savings, status, nextSteps, welcomeMessageShown } = dealbot;
  return (
    <div role="status" css={news}>
      {isOn && !welcomeMessageShown ? (
        <div css={quiet}>
          <span>{t('dealbot.welcome')}</span>
          <Button variant="quiet" size="small" onClick={dealbot.welcomed}>
            {t('dealbot.understood')}
          </Button>
        </div>
      ) : null}
      {isOn && savings > 0 ? (
        <strong>{t('dealbot.savings', { amount: money(savings) })}</strong>
      ) : null}
      {isOn && status !== 'resting' ? <div>{t(`dealbot.status.${status}`)}</div> : null}
      {isOn
        ? nextSteps.map(({ productId, title, saving }) => (
            <div key={productId} css={quiet}>
              <span>{t('dealbot.nextStep', { title, amount: money(saving) })}</span>
              <Icon name="tag" />
            </div>
          ))
        : null}
    </div>
  );
});

export default DealbotArea;
