import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { DealListPriceTag } from './deal-list-price-tag.tsx';
import { DealPicture } from './deal-picture.tsx';
import { useDealLink } from './use-deal-link.ts';

const look = (theme: Theme): CSSObject => ({
  display: 'grid',
  [theme.from.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'stretch' },
});

const picture = (theme: Theme): CSSObject => ({
  aspectRatio: '16 / 9',
  [theme.from.tablet]: { order: 1, aspectRatio: 'auto', minHeight: theme.space(68) },
});

const words = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space(3),
  alignItems: 'start',
  justifyContent: 'center',
  padding: theme.space(6),
  [theme.from.tablet]: { padding: theme.space(8), paddingInlineEnd: 0 },
});

const eyebrow = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  color: theme.muted,
  fontWeight: theme.font.weight.strong,
});

const bottom = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space(2)} ${theme.space(5)}`,
  alignItems: 'center',
  paddingTop: theme.space(2),
});

/** The first deal of the list, large. */
export const FeaturedDeal = observer(function FeaturedDeal({ deal }: { readonly deal: Deal }) {
  const { t } = useWords();
  const { menu } = useApp();
  const linkOf = useDealLink();
  return (
    <Card as="section" tone="feature" room="none" aria-labelledby="featured-deal" css={look}>
      <div css={picture}>
        <DealPicture deal={deal} catalogue={menu.catalogue} />
      </div>
      <div css={words}>
        <p css={eyebrow}>{t('deals.featured.eyebrow')}</p>
        <Heading level={2} look="title" id="featured-deal">
          {deal.title}
        </Heading>
        {deal.desc ? <Text size="large">{deal.desc}</Text> : null}
        <div css={bottom}>
          <Button to={linkOf(deal)} variant="inverse" size="large">
            {t('deals.featured.action')}
          </Button>
          <DealListPriceTag deal={deal} />
        </div>
      </div>
    </Card>
  );
});
