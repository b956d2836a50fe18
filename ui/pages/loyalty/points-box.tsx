import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import type { Member } from '../../../client/member-store.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { RewardsDialog } from './rewards-dialog.tsx';
import { usePointsWords } from './use-points-words.ts';

type Loyalty = Member['loyalty'];

/** Points, what the order earns, and the way to a reward; nothing where points do not show [LOY-02, LOY-14, CHK-86]. */
const PointsBox = observer(function PointsBox() {
  const { member } = useApp();
  const { t } = useWords();
  if (!member?.loyalty.isShown) return null;
  const { loyalty } = member;
  return (
    <Card as="section" tone="accent" room="small" aria-labelledby="points-title">
      <Stack gap={2}>
        <Text strong>
          <span id="points-title">{t('loyalty.title')}</span>
        </Text>
        {loyalty.isMember ? <Points loyalty={loyalty} /> : <Join loyalty={loyalty} />}
      </Stack>
    </Card>
  );
});

const Points = observer(function Points({ loyalty }: { readonly loyalty: Loyalty }) {
  const { basket } = useApp();
  const { t } = useWords();
  const inWords = usePointsWords();
  const [isOpen, setOpen] = useState(false);
  const amount = basket.isEmpty ? 0 : (basket.priced?.total ?? 0);
  useEffect(() => {
    if (amount > 0) void loyalty.estimate(amount);
  }, [loyalty, amount]);
  const { accountBalance, estimatedEarning } = loyalty;
  const redeem = loyalty.messages(accountBalance)?.redeem;
  return (
    <>
      <Text size="small">
        {t('loyalty.balance', { points: inWords(accountBalance) })}
        {amount > 0 && estimatedEarning !== undefined
          ? ` ${t('loyalty.earns', { points: inWords(estimatedEarning) })}`
          : ''}
      </Text>
      {loyalty.canRedeem && redeem !== undefined ? (
        <Button
          wide
          variant="secondary"
          icon="gift"
          onClick={() => {
            loyalty.interact();
            setOpen(true);
          }}
        >
          {t(redeem)}
        </Button>
      ) : null}
      {isOpen ? <RewardsDialog loyalty={loyalty} onClose={() => setOpen(false)} /> : null}
    </>
  );
});

const Join = observer(function Join({ loyalty }: { readonly loyalty: Loyalty }) {
  const { t } = useWords();
  const [state, setState] = useState<'resting' | 'busy' | 'failed'>('resting');
  const join = async () => {
    setState('busy');
    const hasJoined = await loyalty.join();
    setState(hasJoined ? 'resting' : 'failed');
  };
  return (
    <>
      <Text size="small">{t('loyalty.join.text')}</Text>
      <Button
        wide
        variant="secondary"
        icon="gift"
        busy={state === 'busy'}
        onClick={() => void join()}
      >
        {t('loyalty.join.button')}
      </Button>
      <div role="status">
        {state === 'failed' ? <Text size="small">{t('loyalty.join.failed')}</Text> : null}
      </div>
    </>
  );
});

export default PointsBox;
