import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { type DealSlot, productsOfSlot, slotsOf } from '../../../core/deals/deal-slots.ts';
import { startingChoice } from '../../../client/menu/starting-choice.ts';
import { isTile } from '../../../core/menu/listed-products.ts';
import { type Drawing, drawingOf } from '../../menu-parts/drawing.ts';
import type { ProductLook } from '../../food-art/products.ts';

/** How many things a picture of a deal holds before it becomes a heap. */
const most = { pizzas: 3, others: 2 } as const;

/** A number that is always the same for a name, so that each deal has its own and lasting picture. */
const numberOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

/**
 * What the picture of a deal shows: pizzas, and what goes with them, one of what each slot offers; the
 * deal's own drawing where it has no choices.
 */
export function dealDrawings(deal: Deal, catalogue: Catalogue): readonly Drawing[] {
  const used = new Set<string>();
  const drawings = slotsOf(deal)
    .filter(({ isRequired }) => isRequired)
    .flatMap((slot) => drawingOfSlot(slot, deal, catalogue, used));
  const pizzas = drawings.filter(({ kind }) => kind === 'pizza').slice(0, most.pizzas);
  const others = drawings.filter(({ kind }) => kind === 'product').slice(0, most.others);
  return pizzas.length + others.length > 0 ? [...pizzas, ...others] : ownDrawing(deal);
}

/** The drawing a deal names itself. */
export const ownDrawing = ({ look }: Deal): readonly Drawing[] => [
  // Looks of the catalogue are checked against the drawings before a market is served.
  { kind: 'product', look: (look as ProductLook | undefined) ?? 'bundle-box' },
];

function drawingOfSlot(
  slot: DealSlot,
  deal: Deal,
  catalogue: Catalogue,
  used: Set<string>,
): Drawing[] {
  const offered = productsOfSlot(slot, catalogue).filter((product) => !isTile(product));
  const fresh = offered.filter(({ id }) => !used.has(id));
  const from = fresh.length > 0 ? fresh : offered;
  const usual = from.find(({ id }) => slot.option.defaults?.includes(id));
  const product = usual ?? from[(numberOf(deal.id) + slot.slot * 5) % Math.max(1, from.length)];
  if (!product) return [];
  used.add(product.id);
  return [drawingOf(startingChoice(product, catalogue, slot.option.subtype), catalogue)];
}
