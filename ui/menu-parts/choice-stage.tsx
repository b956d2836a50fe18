import type { CSSObject, Theme } from '@emotion/react';
import { useMemo } from 'react';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { recipeOf } from '../../core/menu/default-choice.ts';
import { useWords } from '../words/words-context.tsx';
import { describeChoice } from './describe-choice.ts';
import { drawingOf, photoOf } from './drawing.ts';
import { FoodPicture } from './food-picture.tsx';

interface ChoiceStageProps {
  readonly product: Product;
  readonly catalogue: Catalogue;
  readonly choice: Choice;
}

/** How much of its plate the smallest size fills; the largest fills it. */
const smallest = 0.8;

function fillOf(product: Product, choice: Choice): number {
  const sizes = product.sizes ?? [];
  const size = choice.size ?? recipeOf(choice, product)?.size;
  const place = sizes.findIndex(({ id }) => id === size);
  if (sizes.length < 2 || place < 0) return 1;
  return smallest + ((1 - smallest) * place) / (sizes.length - 1);
}

const stage = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  backgroundColor: theme.colour.plate,
});

const plate =
  (fill: number) =>
  (theme: Theme): CSSObject => ({
    width: '92%',
    height: '92%',
    scale: String(fill),
    transition: `scale ${theme.motion.medium} ${theme.motion.ease}`,
    '& > svg, & > img': { width: '100%', height: '100%' },
    '&:has(> img)': { width: '100%', height: '100%', scale: 'none' },
  });

/** The large picture of what is being chosen: redrawn with every change, larger with the size; or its photograph. */
export function ChoiceStage({ product, catalogue, choice }: ChoiceStageProps) {
  const { t } = useWords();
  const drawing = useMemo(() => drawingOf(choice, catalogue), [choice, catalogue]);
  const words = describeChoice(choice, catalogue, t);
  const description = [words.title, ...words.lines].join(', ');
  const isPizza = product.type === 'pizza';
  return (
    <div css={stage}>
      <div css={plate(fillOf(product, choice))}>
        <FoodPicture
          drawing={drawing}
          img={photoOf(choice, drawing, catalogue)}
          detail="full"
          title={isPizza ? t('menu.builder.picture', { description }) : product.title}
        />
      </div>
    </div>
  );
}
