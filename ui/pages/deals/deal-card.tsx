import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { Badge } from '../../components/badge.tsx';
import { Card, CardAction } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { CardCue } from '../../menu-parts/card-cue.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { DealListPriceTag } from './deal-list-price-tag.tsx';
import { DealPicture } from './deal-picture.tsx';
import { useDealChoice } from './use-deal-choice.ts';

const card = (theme: Theme): CSSObject => ({
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${theme.space(88)}`,
  display: 'flex',
  flexDirection: 'column',
});

const plate = (theme: Theme): CSSObject => ({
  position: 'relative',
  overflow: 'clip',
  aspectRatio: '16 / 9',
  backgroundColor: theme.colour.accent.soft,
});

const badges = (theme: Theme): CSSObject => ({
  position: 'absolute',
  top: theme.space(3),
  insetInlineStart: theme.space(3),
  display: 'flex',
  gap: theme.space(1),
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

interface DealCardProps {
  readonly deal: Deal;
  /** Place of its title in the outline of the page; 3, below that of a section, unless said otherwise. */
  readonly level?: 2 | 3;
}

/** A deal of the list; one press starts building it. A locked one says how it opens [DEA-02, DEA-08, DEA-75]. */
export const DealCard = observer(function DealCard({ deal, level = 3 }: DealCardProps) {
  const { t } = useWords();
  const { deals, menu } = useApp();
  const choiceOf = useDealChoice();
  const isOpen = deals.isUnlocked(deal);
  return (
    <Card as="li" room="none" interactive={isOpen} css={card}>
      <div css={plate}>
        <DealPicture deal={deal} catalogue={menu.catalogue} />
        <div css={badges}>
          {isOpen ? null : (
            <Badge strong>
              <Icon name="lock" size="small" />
              {t('deals.locked.badge')}
            </Badge>
          )}
          {deal.maxPerCustomer === undefined ? null : (
            <Badge>{t('deals.limit', { max: deal.maxPerCustomer })}</Badge>
          )}
        </div>
      </div>
      <div css={content}>
        <Heading level={level} look="heading">
          {isOpen ? <CardAction {...choiceOf(deal)}>{deal.title}</CardAction> : deal.title}
        </Heading>
        {deal.desc ? <p css={words}>{deal.desc}</p> : null}
        <div css={bottom}>
          {isOpen ? (
            <DealListPriceTag deal={deal} />
          ) : (
            <p css={words}>{t(deals.lockedMessage(deal))}</p>
          )}
          {isOpen ? <CardCue>{t('deals.build')}</CardCue> : null}
        </div>
      </div>
    </Card>
  );
});
