import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { BuiltDeal } from '../../core/deals/built-deal.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { defaultChoice } from '../../core/menu/default-choice.ts';
import { slotsOf } from '../../core/deals/deal-slots.ts';

/** What fills the slots of a deal when its builder opens: the defaults of each option, in order [DEA-28]. */
export const defaultChoices = (
  deal: Deal,
  { products }: Catalogue,
  fits: (choice: Choice) => boolean = () => true,
): BuiltDeal['choices'] => {
  const used = new Map<number, number>();
  return Object.fromEntries(
    slotsOf(deal).flatMap(({ slot, option, optionIndex, items, isRequired }) => {
      const from = used.get(optionIndex) ?? 0;
      used.set(optionIndex, from + items);
      const ids = isRequired ? (option.defaults ?? []).slice(from, from + items) : [];
      const chosen = ids.flatMap((id) => {
        const product = products.get(id);
        const size = product?.type === 'pizza' ? option.subtype : undefined;
        return product ? [defaultChoice(product, size)].filter(fits) : [];
      });
      return chosen.length === 0 ? [] : [[slot, chosen]];
    }),
  );
};
