import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { OrderDeal, OrderItem, OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { SummaryLine } from '../../schemas/types/http/orders.ts';
import type { PricedBasket } from '../basket/priced-basket.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { toDecimal } from '../money/money.ts';
import { fromOrderDeals } from './order-deals.ts';
import { listOfType, noDealId, productTypes } from './order-items.ts';

const titleIn = (
  list: readonly { readonly id: string; readonly title: string }[],
  id: string | undefined,
): string[] => (id === undefined ? [] : [list.find((entry) => entry.id === id)?.title ?? id]);

const partsOf = (item: OrderItem, { options, products }: Catalogue): string[] => {
  const { sizes, crusts, sauces, cheeses, toppings }: MenuOptions = options;
  const modifiers = products.get(item.id)?.modifiers ?? [];
  const productTitles = [...products.values()];
  return [
    ...[item.firstHalf, item.secondHalf].flatMap((half) => titleIn(productTitles, half?.id)),
    ...titleIn(sizes, item.size),
    ...titleIn(crusts, item.crust),
    ...titleIn(sauces, item.sauce),
    ...titleIn(cheeses, item.cheese),
    ...(item.toppings ?? []).flatMap((id) => titleIn(toppings, id)),
    ...(item.modifiers ?? []).flatMap((id) => titleIn(modifiers, id)),
    ...(item.dips ?? []).flatMap((id) => titleIn(productTitles, id)),
  ];
};

const itemsOf = (deal: OrderDeal): readonly OrderItem[] =>
  productTypes.flatMap((type) => deal[listOfType[type]] ?? []);

const productTitle = (item: OrderItem, { products }: Catalogue): string =>
  products.get(item.id)?.title ?? item.id;

/** The lines of an order as its customer reads them, in the language of the catalogue [ORD-126]. */
export const summaryLines = (
  request: Pick<OrderRequest, 'deals'>,
  priced: PricedBasket,
  catalogue: Catalogue,
): readonly SummaryLine[] => {
  const built = fromOrderDeals(request.deals).deals.values();
  return request.deals.flatMap((deal, dealIndex): SummaryLine[] => {
    const items = itemsOf(deal);
    if (deal.id === noDealId) {
      return items.map((item, index) => ({
        title: productTitle(item, catalogue),
        details: partsOf(item, catalogue),
        amount: toDecimal(priced.items[`${dealIndex}:${index}`]?.total ?? 0),
        quantity: 1,
        item,
      }));
    }
    const basketDealId = built.next().value?.basketDealId ?? '';
    return [
      {
        title: catalogue.deals.get(deal.id)?.title ?? deal.id,
        details: items.map((item) => productTitle(item, catalogue)),
        amount: toDecimal(priced.deals[basketDealId]?.price ?? 0),
        quantity: 1,
      },
    ];
  });
};
