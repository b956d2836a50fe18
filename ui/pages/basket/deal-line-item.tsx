import { memo } from 'react';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { describeChoice } from '../../menu-parts/describe-choice.ts';
import { drawingOf, photoOf } from '../../menu-parts/drawing.ts';
import { FoodPicture } from '../../menu-parts/food-picture.tsx';
import { pictureAt } from '../../menu-parts/picture-at.ts';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import * as look from './line-style.ts';
import { useMoney } from '../../use-money.ts';

interface DealLineItemProps {
  readonly choice: Choice;
  /** What it costs on top of the deal, in minor units. */
  readonly supplement: number;
  readonly catalogue: Catalogue;
}

/** One item of a deal in the basket, with a small picture [BSK-20]. */
export const DealLineItem = memo(function DealLineItem({
  choice,
  supplement,
  catalogue,
}: DealLineItemProps) {
  const { t } = useWords();
  const { manifest } = useEnvironment().market;
  const money = useMoney();
  const [, width] = manifest.ui.basketItemImageWidths;
  const drawing = drawingOf(choice, catalogue);
  const img = photoOf(choice, drawing, catalogue);
  const { title, lines } = describeChoice(choice, catalogue, t);
  return (
    <li css={look.head}>
      <div css={look.smallPicture}>
        <FoodPicture drawing={drawing} img={pictureAt(img, width)} />
      </div>
      <div css={look.words}>
        <p css={(theme) => theme.textStyle.small}>{title}</p>
        {lines.length > 0 ? <p css={look.detail}>{lines.join(' · ')}</p> : null}
      </div>
      {supplement > 0 ? (
        <span css={look.smallAmount}>{t('deals.supplement', { price: money(supplement) })}</span>
      ) : null}
    </li>
  );
});
