import type { ProductType } from '../../schemas/types/catalogue/product.ts';
import type { OrderDeal, OrderItem } from '../../schemas/types/http/order-request.ts';
import type { Choice } from '../menu/choice.ts';
import { toDecimal } from '../money/money.ts';
import type { WrongField } from '../../schemas/types/http/orders.ts';

/** The id of the bucket all loose items of an order share [ORD-27]. */
export const noDealId = 'ND';

/** The list of an order's deal each product type goes into [ORD-30]. */
export const listOfType = {
  pizza: 'pizzas',
  side: 'sides',
  drink: 'drinks',
  dessert: 'desserts',
  dip: 'dips',
} as const satisfies Record<ProductType, keyof OrderDeal>;

export const productTypes = Object.keys(listOfType) as ProductType[];

/** Where an item stands in the basket. */
export interface ItemPlace {
  readonly basketItemId?: string;
  readonly basketDealId?: string;
  /** Slot of the deal [DEA-24]. */
  readonly slot?: number;
}

/** The entry of an order for a choice; `price` in minor units [ORD-28, ORD-29]. */
export const toOrderItem = (choice: Choice, price: number, place: ItemPlace): OrderItem => {
  const { size, crust, sauce, cheese, toppings, modifiers, dips, halves } = choice;
  const half = (id: string) => ({
    id,
    ...(size === undefined ? {} : { size }),
    ...(crust === undefined ? {} : { crust }),
  });
  return {
    id: choice.productId,
    price: toDecimal(price),
    ...(halves
      ? {
          kind: 'half-and-half',
          firstHalf: half(halves.first),
          secondHalf: half(halves.second),
          otherHalf: 'secondHalf',
        }
      : {}),
    ...(size === undefined ? {} : { size }),
    ...(crust === undefined ? {} : { crust }),
    ...(sauce === undefined ? {} : { sauce }),
    ...(cheese === undefined ? {} : { cheese }),
    ...(toppings === undefined ? {} : { toppings: [...toppings] }),
    ...(modifiers === undefined ? {} : { modifiers: [...modifiers] }),
    ...(dips === undefined ? {} : { dips: [...dips] }),
    ...(place.slot === undefined ? {} : { optionIndex: place.slot }),
    ...(place.basketItemId === undefined ? {} : { basketItemID: place.basketItemId }),
    ...(place.basketDealId === undefined ? {} : { basketDealID: place.basketDealId }),
  };
};

/** The choice an entry of an order stands for. */
export const toChoice = (item: OrderItem, type: ProductType): Choice => {
  const { size, crust, sauce, cheese, toppings, modifiers, dips, firstHalf, secondHalf } = item;
  return {
    type,
    productId: item.id,
    ...(size === undefined ? {} : { size }),
    ...(crust === undefined ? {} : { crust }),
    ...(sauce === undefined ? {} : { sauce }),
    ...(cheese === undefined ? {} : { cheese }),
    ...(toppings === undefined ? {} : { toppings }),
    ...(modifiers === undefined ? {} : { modifiers }),
    ...(dips === undefined ? {} : { dips }),
    ...(firstHalf && secondHalf ? { halves: { first: firstHalf.id, second: secondHalf.id } } : {}),
  };
};

/** Most items of an order, loose ones and those of deals together [SEC-01]. */
const mostItems = 200;

type ListName = (typeof listOfType)[keyof typeof listOfType];

/** The lists of a deal of an order, or of a group of a basket that is regrouped. */
type ListsOfItems = Partial<Record<ListName, readonly unknown[]>>;

/** What is wrong with the size of an order. */
export function wrongSize(deals: readonly ListsOfItems[]): WrongField[] {
  const count = deals
    .flatMap((deal) => productTypes.map((type) => deal[listOfType[type]]?.length ?? 0))
    .reduce((sum, length) => sum + length, 0);
  return count > mostItems
    ? [{ field: 'deals', reason: `must not hold more than ${mostItems} items` }]
    : [];
}
