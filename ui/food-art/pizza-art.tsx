import { memo, useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { CrustLook } from './crusts.ts';
import { DishFrame } from './dish-frame.tsx';
import { Painting } from './painting.tsx';
import { crustLayers, flourLayers } from './pizza-crust.ts';
import { fillingLayers, glazeLayers } from './pizza-filling.ts';
import type { HalfRecipe, PizzaRecipe, Side } from './pizza-recipe.ts';
import { fromBottomUp, ToppingArt } from './topping-art.tsx';
import type { Detail, ToppingProps } from './topping-art.tsx';

const BaseArt = memo(function BaseArt({
  id,
  crust,
  detail,
}: Pick<ToppingProps, 'id' | 'crust' | 'detail'>): ReactElement {
  return (
    <Painting id={id} marks={[...crustLayers(crust), ...flourLayers(crust)]} detail={detail} />
  );
});

interface FillingProps
  extends Pick<ToppingProps, 'id' | 'crust' | 'detail'>, Pick<HalfRecipe, 'sauce' | 'cheese'> {}

const FillingArt = memo(function FillingArt(props: FillingProps): ReactElement {
  const { id, crust, sauce, cheese, detail } = props;
  return <Painting id={id} marks={fillingLayers(crust, sauce, cheese)} detail={detail} />;
});

const GlazeArt = memo(function GlazeArt({
  id,
  crust,
  detail,
}: Pick<ToppingProps, 'id' | 'crust' | 'detail'>): ReactElement {
  return <Painting id={id} marks={glazeLayers(crust)} detail={detail} />;
});

interface HalfProps {
  readonly id: string;
  readonly crust: CrustLook;
  readonly half: HalfRecipe;
  readonly side: Side;
  readonly detail: Detail;
}

function HalfArt({ id, crust, half, side, detail }: HalfProps): ReactElement {
  const [first] = useState(() => new Set(half.toppings.map(({ look }) => look)));
  return (
    <g {...(side !== 'whole' && { clipPath: `url(#${id}clip)` })}>
      {side !== 'whole' && (
        <clipPath id={`${id}clip`}>
          <path d={side === 'left' ? 'M-100-100H0V100H-100Z' : 'M0-100H100V100H0Z'} />
        </clipPath>
      )}
      <FillingArt
        id={`${id}f`}
        crust={crust}
        sauce={half.sauce}
        cheese={half.cheese}
        detail={detail}
      />
      {fromBottomUp(half.toppings).map(({ look, count }) => (
        <ToppingArt
          key={look}
          id={`${id}${look}`}
          crust={crust}
          look={look}
          count={count}
          side={side}
          detail={detail}
          arrives={!first.has(look)}
        />
      ))}
    </g>
  );
}

export interface PizzaArtProps {
  readonly recipe: PizzaRecipe;
  /** What lies on the right half when the halves differ; the recipe then covers the left. */
  readonly other?: HalfRecipe | undefined;
  /** Edge length: pixels, or any CSS length. Fills its box when left out. */
  readonly size?: number | string;
  /** A name for the picture. Without one it is decoration and hidden from assistive technology. */
  readonly title?: string | undefined;
  /** `card` draws fewer, larger things, for small and many pictures. */
  readonly detail?: Detail;
}

/** A pizza seen from above, drawn from its recipe. Each topping always lies in the same places. */
export const PizzaArt = memo(function PizzaArt(props: PizzaArtProps): ReactElement {
  const { recipe, other, size = '100%', title, detail = 'card' } = props;
  const id = useId();
  const { crust } = recipe;
  return (
    <DishFrame size={size} title={title}>
      <BaseArt id={`${id}b`} crust={crust} detail={detail} />
      <HalfArt
        id={`${id}l`}
        crust={crust}
        half={recipe}
        side={other ? 'left' : 'whole'}
        detail={detail}
      />
      {other && <HalfArt id={`${id}r`} crust={crust} half={other} side="right" detail={detail} />}
      <GlazeArt id={`${id}t`} crust={crust} detail={detail} />
    </DishFrame>
  );
});
