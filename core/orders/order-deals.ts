import type { ProductType } from '../../schemas/types/catalogue/product.ts';
import type {
  OrderDeal,
  OrderHalf,
  OrderItem,
  OrderRequest,
} from '../../schemas/types/http/order-request.ts';
import type { Basket, LooseItem } from '../basket/basket.ts';
import type { BuiltDeal } from '../deals/built-deal.ts';
import type { PricedBasket } from '../basket/priced-basket.ts';
import type { Choice } from '../menu/choice.ts';
import type { HalfSide } from '../menu/halves.ts';
import { toDecimal, toMinor } from '../money/money.ts';
import type { WrongField } from '../../schemas/types/http/orders.ts';
import type { ChoiceProblem } from '../menu/choice-problem.ts';

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
  const half = (side: HalfSide) => {
    const on = halves?.toppings?.[side];
    return {
      id: halves?.[side] ?? '',
      ...(size === undefined ? {} : { size }),
      ...(crust === undefined ? {} : { crust }),
      ...(on === undefined ? {} : { toppings: [...on] }),
    };
  };
  return {
    id: choice.productId,
    price: toDecimal(price),
    ...(halves
      ? {
          kind: 'half-and-half',
          firstHalf: half('first'),
          secondHalf: half('second'),
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
    ...(firstHalf && secondHalf ? { halves: chosenHalves(firstHalf, secondHalf) } : {}),
  };
};

const chosenHalves = (first: OrderHalf, second: OrderHalf): NonNullable<Choice['halves']> => {
  const toppings = {
    ...(first.toppings && { first: first.toppings }),
    ...(second.toppings && { second: second.toppings }),
  };
  return {
    first: first.id,
    second: second.id,
    ...(Object.keys(toppings).length > 0 && { toppings }),
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

/** What an order says that its deals and items cost; it states 0 for what is not in it. */
type DealPrices = Pick<PricedBasket, 'deals' | 'items'>;

/** Items sorted into the lists of their types; an empty list is left out [ORD-30]. */
const listsOf = (
  items: readonly { readonly type: ProductType; readonly item: OrderItem }[],
): Partial<OrderDeal> =>
  Object.fromEntries(
    productTypes.flatMap((type) => {
      const list = items.flatMap((entry) => (entry.type === type ? [entry.item] : []));
      return list.length === 0 ? [] : [[listOfType[type], list]];
    }),
  );

/** The order of a request's lists: the first item of a slot there bears the slot's supplements. */
const byList = (a: Choice, b: Choice): number =>
  productTypes.indexOf(a.type) - productTypes.indexOf(b.type);

const toOrderDeal = (deal: BuiltDeal, priced: DealPrices): OrderDeal => {
  const price = priced.deals[deal.basketDealId];
  const items = Object.entries(deal.choices).flatMap(([slot, choices]) =>
    choices.toSorted(byList).map((choice, index) => ({
      type: choice.type,
      item: toOrderItem(choice, index === 0 ? (price?.supplements[Number(slot)] ?? 0) : 0, {
        basketDealId: deal.basketDealId,
        slot: Number(slot),
      }),
    })),
  );
  return {
    id: deal.dealId,
    basketDealID: deal.basketDealId,
    price: toDecimal(price?.price ?? 0),
    ...(deal.redeemId === undefined ? {} : { redeemable_id: deal.redeemId }),
    ...listsOf(items),
  };
};

const toNoDeal = (items: readonly LooseItem[], priced: DealPrices): readonly OrderDeal[] => {
  if (items.length === 0) return [];
  const entries = items.map(({ choice, basketItemId }) => {
    const price = priced.items[basketItemId]?.total ?? 0;
    return { type: choice.type, price, item: toOrderItem(choice, price, { basketItemId }) };
  });
  const sum = entries.reduce((total, { price }) => total + price, 0);
  return [{ id: noDealId, price: toDecimal(sum), ...listsOf(entries) }];
};

/** The deals of an order: every deal of the basket, then all loose items under 'ND' [ORD-26, ORD-27]. */
export const toOrderDeals = (
  basket: Pick<Basket, 'deals' | 'items'>,
  priced: DealPrices,
): readonly OrderDeal[] => [
  ...basket.deals.map((deal) => toOrderDeal(deal, priced)),
  ...toNoDeal(basket.items, priced),
];

/** The basket's id of the deal at a place of a request. */
export const basketDealIdAt = ({ id, basketDealID }: OrderDeal, index: number): string =>
  `${index}:${basketDealID ?? id}`;

/** The basket's id of a loose item at a place of a request. */
export const basketItemIdAt = (dealIndex: number, index: number): string => `${dealIndex}:${index}`;

interface Entry {
  readonly item: OrderItem;
  readonly choice: Choice;
}

const entriesOf = (deal: OrderDeal): readonly Entry[] =>
  productTypes.flatMap((type) =>
    (deal[listOfType[type]] ?? []).map((item) => ({ item, choice: toChoice(item, type) })),
  );

const choicesBySlot = (entries: readonly Entry[]): Record<number, readonly Choice[]> => {
  const slots: Record<number, Choice[]> = {};
  for (const { item, choice } of entries) (slots[item.optionIndex ?? 0] ??= []).push(choice);
  return slots;
};

/** The deals and loose items that an order's deals stand for; ids that are missing are made up by place. */
export const fromOrderDeals = (deals: readonly OrderDeal[]): Pick<Basket, 'deals' | 'items'> => ({
  deals: deals.flatMap((deal, index) =>
    deal.id === noDealId
      ? []
      : [
          {
            basketDealId: basketDealIdAt(deal, index),
            dealId: deal.id,
            choices: choicesBySlot(entriesOf(deal)),
            ...(deal.redeemable_id === undefined ? {} : { redeemId: deal.redeemable_id }),
          },
        ],
  ),
  items: deals.flatMap((deal, dealIndex) =>
    deal.id === noDealId
      ? entriesOf(deal).map(({ choice }, index) => ({
          basketItemId: basketItemIdAt(dealIndex, index),
          choice,
        }))
      : [],
  ),
});

/** The basket's ids of what an order's deals stand for, in the order in which its lines are told. */
export const orderLineIds = (deals: readonly OrderDeal[]): readonly string[] =>
  deals.flatMap((deal, index) =>
    deal.id === noDealId
      ? entriesOf(deal).map((_entry, place) => basketItemIdAt(index, place))
      : [basketDealIdAt(deal, index)],
  );

/** Surcharge type of the tip [SUR-23]. */
const tipType = 'driverTip';

/** The basket an order request stands for: what the server prices again [ORD-106]. */
export const basketOfRequest = (
  request: Pick<OrderRequest, 'deals' | 'discount' | 'surcharges' | 'payment'>,
): Basket => {
  const tip = request.surcharges?.find(({ type }) => type === tipType);
  const credit = request.payment.credits?.[0]?.amount;
  return {
    ...fromOrderDeals(request.deals),
    paymentType: request.payment.type,
    ...(request.discount ? { discountId: request.discount.id } : {}),
    ...(tip ? { tip: { amount: toMinor(tip.amount), tippingOption: 'custom' } } : {}),
    ...(credit === undefined ? {} : { credit: toMinor(credit) }),
  };
};

/**
 * Halves of a request whose size or crust is not that of their pizza: there is one base under both, so such a half
 * is not sold [MNU-59].
 */
export const halfProblems = (deals: readonly OrderDeal[]): ChoiceProblem[] =>
  deals.flatMap(({ pizzas = [] }) => pizzas.flatMap(problemsOf));

const problemsOf = ({ size, crust, firstHalf, secondHalf }: OrderItem): ChoiceProblem[] =>
  [firstHalf, secondHalf].flatMap((half): ChoiceProblem[] => [
    ...differing('size-unavailable', half?.size, size),
    ...differing('crust-unavailable', half?.crust, crust),
  ]);

const differing = (
  code: ChoiceProblem['code'],
  own: string | undefined,
  whole: string | undefined,
): ChoiceProblem[] => (own === undefined || own === whole ? [] : [{ code, entity: own }]);
