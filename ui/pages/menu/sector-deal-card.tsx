import type { CSSObject, Theme } from '@emotion/react';
import { needsAnotherPurchase } from '../../../client/deals/deal-list.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { toMinor } from '../../../core/money/money.ts';
import type { SectorDeal } from '../../../schemas/types/http/sector-menu.ts';
import { Card, CardAction } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Price } from '../../components/price.tsx';
import { CardCue } from '../../menu-parts/card-cue.tsx';
import type { MenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useWords } from '../../words/words-context.tsx';
import { DealPicture } from '../deals/deal-picture.tsx';

interface SectorDealCardProps {
  readonly offer: SectorDeal;
  readonly catalogue: Catalogue;
  readonly facts: MenuFacts;
}

const card: CSSObject = { display: 'flex', flexDirection: 'column' };

const plate = (theme: Theme): CSSObject => ({
  position: 'relative',
  overflow: 'clip',
  aspectRatio: '16 / 9',
  backgroundColor: theme.colour.accent.soft,
});

const content = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: theme.space(1.5),
  padding: `${theme.space(4)} ${theme.space(4.5)} ${theme.space(4.5)}`,
});

const words = (theme: Theme): CSSObject => ({ ...theme.textStyle.small, color: theme.muted });

const bottom = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'end',
  justifyContent: 'space-between',
  marginTop: 'auto',
  paddingTop: theme.space(2),
});

/** A deal of the menu for who has no hut: one press asks for the place, then builds it [SHP-13]. */
export function SectorDealCard({ offer, catalogue, facts }: SectorDealCardProps) {
  const { t } = useWords();
  const { deal, price, isFrom = false } = offer;
  return (
    <Card as="li" room="none" interactive css={card}>
      <div css={plate}>
        <DealPicture deal={deal} catalogue={catalogue} />
      </div>
      <div css={content}>
        <Heading level={3}>
          <CardAction to={`/order/deal/?${new URLSearchParams({ id: deal.id })}`}>
            {deal.title}
          </CardAction>
        </Heading>
        {deal.desc ? <p css={words}>{deal.desc}</p> : null}
        <div css={bottom}>
          {price === undefined ? (
            <span />
          ) : (
            <Price
              amount={facts.money(toMinor(price))}
              prefix={isFrom ? t('deals.from') : undefined}
              unit={
                needsAnotherPurchase(deal)
                  ? t('deals.withOther', { price: facts.money(toMinor(deal.threshold ?? 0)) })
                  : undefined
              }
            />
          )}
          <CardCue>{t('deals.build')}</CardCue>
        </div>
      </div>
    </Card>
  );
}
