import type { CSSObject } from '@emotion/react';
import { memo, useDeferredValue, useMemo } from 'react';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { FoodPicture } from '../../menu-parts/food-picture.tsx';
import { Photo } from '../../menu-parts/photo.tsx';
import { dealDrawings, ownDrawing } from './deal-drawings.ts';

/** Where a thing lies on the table: its middle and its size, in percent of the picture's width and height. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Pizzas by how many there are; those that come later lie on top. */
const pizzaPlaces: readonly (readonly Place[])[] = [
  [],
  [{ left: 44, top: 52, width: 62 }],
  [
    { left: 30, top: 40, width: 50 },
    { left: 60, top: 60, width: 54 },
  ],
  [
    { left: 24, top: 38, width: 44 },
    { left: 76, top: 38, width: 44 },
    { left: 50, top: 66, width: 50 },
  ],
];

/** What goes with pizzas lies at their edge; alone it takes the middle. */
const besidePizzas: readonly Place[] = [
  { left: 84, top: 72, width: 30 },
  { left: 14, top: 76, width: 25 },
];
const onTheirOwn: readonly (readonly Place[])[] = [
  [],
  [{ left: 50, top: 50, width: 50 }],
  [
    { left: 33, top: 52, width: 44 },
    { left: 68, top: 54, width: 40 },
  ],
];

const table: CSSObject = { position: 'relative', width: '100%', height: '100%' };

const thing = ({ left, top, width }: Place): CSSObject => ({
  position: 'absolute',
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  aspectRatio: '1',
  transform: 'translate(-50%, -50%)',
  '& > svg, & > img': { width: '100%', height: '100%' },
});

interface DealPictureProps {
  readonly deal: Deal;
  /** Without it the deal's own drawing shows. */
  readonly catalogue: Catalogue | undefined;
}

/** The photograph of a deal, or what it is made of laid out on a table. Decoration: the words beside it say the same. */
export const DealPicture = memo(function DealPicture({ deal, catalogue }: DealPictureProps) {
  // A menu that comes later is drawn in slices: the change of a store alone would draw all pictures in one piece.
  const drawnFrom = useDeferredValue(catalogue);
  const drawings = useMemo(
    () => (drawnFrom ? dealDrawings(deal, drawnFrom) : ownDrawing(deal)),
    [deal, drawnFrom],
  );
  const pizzas = drawings.filter(({ kind }) => kind === 'pizza');
  const others = drawings.filter(({ kind }) => kind === 'product');
  const otherPlaces = pizzas.length > 0 ? besidePizzas : (onTheirOwn[others.length] ?? []);
  const placed = [
    ...pizzas.map((drawing, index) => ({ drawing, place: pizzaPlaces[pizzas.length]?.[index] })),
    ...others.map((drawing, index) => ({ drawing, place: otherPlaces[index] })),
  ];
  const drawn = (
    <div css={table} aria-hidden>
      {placed.map(({ drawing, place }, index) =>
        place ? (
          <div key={index} css={thing(place)}>
            <FoodPicture drawing={drawing} />
          </div>
        ) : null,
      )}
    </div>
  );
  return deal.img === undefined ? drawn : <Photo img={deal.img}>{drawn}</Photo>;
});
