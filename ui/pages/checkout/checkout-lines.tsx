import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { groupItems } from '../../../client/basket/group-items.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { describeChoice } from '../../menu-parts/describe-choice.ts';
import { drawingOf, photoOf } from '../../menu-parts/drawing.ts';
import { FoodPicture } from '../../menu-parts/food-picture.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';

const line = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: `${theme.size.iconHuge} minmax(0, 1fr) auto`,
  gap: theme.space(3),
  alignItems: 'start',
});

const picture = (theme: Theme): CSSObject => ({
  width: theme.size.iconHuge,
  aspectRatio: '1',
});

const amountStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.price,
  fontSize: theme.font.size.small,
});

interface Line {
  readonly id: string;
  readonly title: string;
  readonly details: readonly string[];
  readonly amount: number;
  readonly picture: Choice | undefined;
}

/** What is in the basket, with small pictures and prices. */
export const CheckoutLines = observer(function CheckoutLines() {
  const { basket, menu } = useApp();
  const { t } = useWords();
  const money = useMoney();
  const { catalogue } = menu;
  const { priced } = basket;
  if (!catalogue || !priced) return null;
  const deals = basket.basket.deals.map(({ basketDealId, dealId, choices }): Line => {
    const all = Object.values(choices).flat();
    return {
      id: basketDealId,
      title: catalogue.deals.get(dealId)?.title ?? '',
      details: all.map((choice) => describeChoice(choice, catalogue, t).title),
      amount: priced.deals[basketDealId]?.price ?? 0,
      picture: all[0],
    };
  });
  const items = groupItems(basket.basket.items).map(({ id, items: group }): Line => {
    const { title, lines } = describeChoice(group[0].choice, catalogue, t);
    const count = group.length;
    return {
      id,
      title: count > 1 ? `${t('checkout.summary.quantity', { count })} ${title}` : title,
      details: lines,
      amount: group.reduce(
        (sum, { basketItemId }) => sum + (priced.items[basketItemId]?.total ?? 0),
        0,
      ),
      picture: group[0].choice,
    };
  });
  return (
    <Stack as="ul" gap={4}>
      {[...deals, ...items].map((entry) => (
        <li key={entry.id} css={line}>
          <span css={picture}>
            {entry.picture ? <LinePicture choice={entry.picture} catalogue={catalogue} /> : null}
          </span>
          <div>
            <Text size="small" strong>
              {entry.title}
            </Text>
            <Text size="tiny" tone="muted">
              {entry.details.join(' · ')}
            </Text>
          </div>
          <span css={amountStyle}>
            {entry.amount > 0 ? money(entry.amount) : t('checkout.summary.free')}
          </span>
        </li>
      ))}
    </Stack>
  );
});

interface LinePictureProps {
  readonly choice: Choice;
  readonly catalogue: Catalogue;
}

function LinePicture({ choice, catalogue }: LinePictureProps) {
  const drawing = drawingOf(choice, catalogue);
  return <FoodPicture drawing={drawing} img={photoOf(choice, drawing, catalogue)} />;
}
