import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import type { GroupLine } from '../../../schemas/types/http/group-orders.ts';
import type { HutMenu } from '../../../client/group-orders/hut-menu.ts';
import { priceChoice } from '../../../core/menu/price-choice.ts';
import { describeChoice } from '../../menu-parts/describe-choice.ts';
import { drawingOf, photoOf } from '../../menu-parts/drawing.ts';
import { FoodPicture } from '../../menu-parts/food-picture.tsx';
import { foodRow } from '../../menu-parts/food-row.ts';
import { useMenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useWords } from '../../words/words-context.tsx';

const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space(2)} ${theme.space(3)}`,
  alignItems: 'center',
  paddingBlock: theme.space(3),
  borderTop: theme.border.hairline,
});

const picture = (theme: Theme): CSSObject => ({
  flex: 'none',
  width: theme.space(12),
  height: theme.space(12),
  '& > svg, & > img': { maxWidth: '100%', maxHeight: '100%' },
});

const missing = (theme: Theme): CSSObject => ({
  ...theme.textStyle.tiny,
  color: theme.colour.danger.text,
});

const end = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(1),
  alignItems: 'center',
  marginInlineStart: 'auto',
});

/** What lines cost at the restaurant of their group, before fees and deals, in minor units; what is not sold costs nothing. */
export const useLinePrice = (menu: HutMenu | undefined) => {
  const { rules } = useMenuFacts();
  return ({ choice, count }: GroupLine): number =>
    menu ? (priceChoice(choice, menu.catalogue, rules)?.total ?? 0) * count : 0;
};

interface GroupLineRowProps {
  readonly line: GroupLine;
  readonly menu: HutMenu | undefined;
  /** What can be done about it, told by what it is called. */
  readonly children?: ((title: string) => ReactNode) | undefined;
}

/** Something that somebody of a group wants: what it is and costs [SHP-27]. */
export function GroupLineRow({ line, menu, children }: GroupLineRowProps) {
  const { t } = useWords();
  const { money } = useMenuFacts();
  const priceOf = useLinePrice(menu);
  const { choice, count } = line;
  const isSold = menu?.catalogue.products.has(choice.productId) === true;
  const said = isSold ? describeChoice(choice, menu.catalogue, t) : undefined;
  const name = said?.title ?? (menu ? t('loyalty.reorder.problem.gone') : '…');
  const drawing = isSold ? drawingOf(choice, menu.catalogue) : undefined;
  const shown = count > 1 ? t('loyalty.reorder.count', { count, title: name }) : name;
  return (
    <li css={row}>
      <div css={picture}>
        {drawing && isSold ? (
          <FoodPicture drawing={drawing} img={photoOf(choice, drawing, menu.catalogue)} />
        ) : null}
      </div>
      <div css={foodRow.words}>
        <h3 css={foodRow.title}>{shown}</h3>
        {said?.lines.length ? <p css={foodRow.detail}>{said.lines.join(' · ')}</p> : null}
        {isSold ? <p css={foodRow.detail}>{money(priceOf(line))}</p> : null}
        {menu && !isSold ? <p css={missing}>{t('group.gone')}</p> : null}
      </div>
      {children ? <div css={end}>{children(name)}</div> : null}
    </li>
  );
}
