import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dealLink } from '../../../client/deals/deal-link.ts';
import type { Member } from '../../../client/member-store.ts';
import type { Reward } from '../../../schemas/types/http/loyalty.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { OfflineCode } from './offline-code.tsx';
import { usePointsWords } from './use-points-words.ts';

interface RewardsProps {
  readonly loyalty: Member['loyalty'];
  readonly onClose: () => void;
}

/** The rewards that a member can have; choosing one opens its deal [LOY-16]. */
export const RewardsDialog = observer(function RewardsDialog({ loyalty, onClose }: RewardsProps) {
  const { t } = useWords();
  const inWords = usePointsWords();
  const { rewards, accountBalance } = loyalty;
  useEffect(() => {
    const wasQuiet = loyalty.isQuiet;
    loyalty.setQuiet(true);
    return () => loyalty.setQuiet(wasQuiet);
  }, [loyalty]);
  return (
    <Dialog
      open
      title={t('loyalty.rewards.title')}
      closeLabel={t('loyalty.rewards.close')}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Text>{t('loyalty.rewards.intro', { points: inWords(accountBalance) })}</Text>
        {rewards.length === 0 ? <Text tone="muted">{t('loyalty.rewards.none')}</Text> : null}
        <Stack as="ul" gap={3}>
          {rewards.map((reward) => (
            <RewardCard key={reward.id} reward={reward} loyalty={loyalty} onClose={onClose} />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
});

const RewardCard = observer(function RewardCard({
  reward,
  loyalty,
  onClose,
}: RewardsProps & { readonly reward: Reward }) {
  const { deals } = useApp();
  const { t } = useWords();
  const inWords = usePointsWords();
  const navigate = useNavigate();
  const { randomId } = useEnvironment();
  const [isOffline, setOffline] = useState(false);
  const deal = deals.deal(reward.dealId);
  if (!deal) return null;
  const { dealId: id, redeemable_id: redeemId } = reward;
  const choose = () => {
    onClose();
    void navigate(dealLink({ id, basketId: randomId(), redeemId }));
  };
  return (
    <Card as="li" room="small">
      <Stack gap={3}>
        <div>
          <Heading level={3}>{deal.title}</Heading>
          {deal.desc ? <Text size="small">{deal.desc}</Text> : null}
          <Text size="small" tone="muted">
            {t('loyalty.rewards.costs', { points: inWords(reward.points) })}
          </Text>
        </div>
        <Button wide variant="secondary" onClick={choose}>
          {t('loyalty.rewards.choose', { title: deal.title })}
        </Button>
        {isOffline ? (
          <OfflineCode loyalty={loyalty} redeemableId={redeemId} />
        ) : (
          <Button
            wide
            variant="quiet"
            icon="store"
            aria-label={`${t('loyalty.rewards.offline')}: ${deal.title}`}
            onClick={() => setOffline(true)}
          >
            {t('loyalty.rewards.offline')}
          </Button>
        )}
      </Stack>
    </Card>
  );
});
