import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import type { FavouriteToday } from '../../../client/favourites/favourites-today.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { useMoney } from '../../use-money.ts';
import { useWords } from '../../words/words-context.tsx';
import { describeChoice } from '../../menu-parts/describe-choice.ts';
import { drawingOf, photoOf } from '../../menu-parts/drawing.ts';
import { FoodPicture } from '../../menu-parts/food-picture.tsx';
import { foodRow } from '../../menu-parts/food-row.ts';
import { HeartMark } from '../../menu-parts/heart-mark.tsx';
import { DealPicture } from '../deals/deal-picture.tsx';

const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space(2)} ${theme.space(3)}`,
  alignItems: 'center',
  paddingBlock: theme.space(3),
  borderBottom: theme.border.hairline,
});

const picture = (theme: Theme): CSSObject => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: theme.space(14),
  height: theme.space(14),
  color: theme.colour.accent.text,
  '& > svg, & > img': { maxWidth: '100%', maxHeight: '100%' },
});

const price = (theme: Theme): CSSObject => ({
  ...theme.textStyle.price,
  paddingTop: theme.space(1),
});

const missing = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  color: theme.colour.danger.text,
});

const actions = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(1),
  alignItems: 'center',
  marginInlineStart: 'auto',
});

interface FavouriteRowProps {
  readonly today: FavouriteToday;
  /** What the hut sells; undefined without a hut, where nothing is known but names. */
  readonly catalogue: Catalogue | undefined;
  /** Price of a deal. */
  readonly dealPrice?: ReactNode;
  readonly children: ReactNode;
}

/** A favourite: its picture, what it is called and made of, and its price of today or why it cannot be had [SHP-26]. */
export function FavouriteRow({ today, catalogue, dealPrice, children }: FavouriteRowProps) {
  const { t } = useWords();
  const money = useMoney();
  const { favourite, choice, problem } = today;
  const isSold = catalogue && choice && catalogue.products.has(choice.productId);
  const deal = favourite.kind === 'deal' ? catalogue?.deals.get(favourite.id) : undefined;
  const drawing = isSold ? drawingOf(choice, catalogue) : undefined;
  const said = isSold ? describeChoice(choice, catalogue, t) : undefined;
  const name = said?.title ?? deal?.title ?? favourite.title;
  const details = [...(favourite.kind === 'own' ? [name] : []), ...(said?.lines ?? [])];
  return (
    <li css={row}>
      <div css={picture}>
        {deal ? <DealPicture deal={deal} catalogue={catalogue} /> : null}
        {drawing && isSold ? (
          <FoodPicture drawing={drawing} img={photoOf(choice, drawing, catalogue)} />
        ) : null}
        {deal || drawing ? null : <HeartMark filled />}
      </div>
      <div css={foodRow.words}>
        <h3 css={foodRow.title}>{favourite.kind === 'own' ? favourite.name : name}</h3>
        {details.length > 0 ? <p css={foodRow.detail}>{details.join(' · ')}</p> : null}
        {problem ? (
          <p css={missing}>
            {t('favourites.notHere', { why: t(`loyalty.reorder.problem.${problem}`) })}
          </p>
        ) : null}
        {today.price === undefined ? null : <p css={price}>{money(today.price)}</p>}
        {problem ? null : dealPrice}
      </div>
      <div css={actions}>{children}</div>
    </li>
  );
}
