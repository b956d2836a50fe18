import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { DealQuery } from '../../../client/deals/deal-link.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { Disclosure } from '../../components/disclosure.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { ActionRow } from '../../menu-parts/action-row.tsx';
import { HeartButton } from '../../menu-parts/heart-button.tsx';
import { ShareFood } from '../../menu-parts/share-food.tsx';
import { page } from './deals-page-style.ts';
import { DealBar } from './deal-bar.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { SlotList } from './slot-list.tsx';
import { UnfillableNotice } from './unfillable-notice.tsx';
import { useDealBuilder } from './use-deal-builder.ts';

const columns = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  alignItems: 'start',
  [theme.from.tablet]: {
    gridTemplateColumns: `minmax(${theme.space(50)}, 2fr) minmax(0, 5fr)`,
  },
});

/** Builds a deal: what is chosen on one side, what there is to choose for one slot on the other. */
export const DealBuilder = observer(function DealBuilder({
  deal,
  query,
}: {
  readonly deal: Deal;
  readonly query: DealQuery;
}) {
  const { t } = useWords();
  const { deals } = useApp();
  const builder = useDealBuilder(deal, query);
  if (!deals.tempDeal || !deals.catalogue) return null;
  const { active } = builder;
  const built = () => ({
    dealId: deal.id,
    choices: deals.tempDeal?.choices ?? {},
    title: deal.title,
  });
  return (
    <div css={page}>
      <Stack gap={2}>
        <div>
          <TextLink to="/order/deals/">{t('deals.back')}</TextLink>
        </div>
        <Heading level={1}>{deal.title}</Heading>
        {deal.desc ? <Text tone="muted">{deal.desc}</Text> : null}
        <ActionRow>
          <HeartButton favourite={{ kind: 'deal', id: deal.id, title: deal.title }} />
          <ShareFood title={deal.title} food={() => ({ deals: [built()], items: [] })} />
        </ActionRow>
      </Stack>
      <UnfillableNotice deal={deal} catalogue={deals.catalogue} />
      {active ? (
        <div css={columns}>
          <SlotList builder={builder} catalogue={deals.catalogue} />
          <SlotChoice
            key={active.slot}
            slot={active}
            builder={builder}
            catalogue={deals.catalogue}
          />
        </div>
      ) : null}
      {deal.terms ? (
        <Disclosure summary={t('deals.terms')}>
          <Text size="small" tone="muted">
            {deal.terms}
          </Text>
        </Disclosure>
      ) : null}
      <DealBar builder={builder} />
    </div>
  );
});
