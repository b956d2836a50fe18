import type { CSSObject, Theme } from '@emotion/react';
import { discountLink } from '../../../client/deals/deal-link.ts';
import type { Discount } from '../../../schemas/types/catalogue/discount.ts';
import { Card, CardAction } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Icon } from '../../components/icon.tsx';
import { Text } from '../../components/text.tsx';

const look = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(4),
  alignItems: 'center',
  '& > svg': { color: theme.colour.accent.text },
  '& > svg:last-child': { marginInlineStart: 'auto' },
});

/** A discount on the whole basket; one press says more [DEA-01, DEA-02]. */
export const DiscountCard = ({ discount }: { readonly discount: Discount }) => (
  <Card as="li" tone="accent" interactive css={look}>
    <Icon name="tag" size="large" />
    <div>
      <Heading level={3}>
        <CardAction to={discountLink(discount.id)}>{discount.title}</CardAction>
      </Heading>
      {discount.desc ? (
        <Text size="small" tone="muted">
          {discount.desc}
        </Text>
      ) : null}
    </div>
    <Icon name="chevron-right" />
  </Card>
);
