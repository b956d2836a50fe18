import { observer } from 'mobx-react-lite';
import { Heading } from '../../components/heading.tsx';
import { Grid, Stack } from '../../components/layout.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { DealCard } from './deal-card.tsx';

/** A member's rewards among the deals: those whose deal the hut offers [DEA-80]. */
const RewardDeals = observer(function RewardDeals() {
  const { deals, member } = useApp();
  const { t } = useWords();
  if (!member?.loyalty.isShown) return null;
  const offered = member.loyalty.rewards.flatMap(({ dealId }) => deals.deal(dealId) ?? []);
  if (offered.length === 0) return null;
  return (
    <Stack as="section">
      <Heading level={2}>{t('loyalty.deals.title')}</Heading>
      <Grid as="ul">
        {offered.map((deal) => (
          <DealCard key={deal.id} deal={deal} />
        ))}
      </Grid>
    </Stack>
  );
});

export default RewardDeals;
