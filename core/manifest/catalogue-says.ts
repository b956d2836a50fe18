import { isJsonObject, type Json, listOf, textOf } from './json.ts';

/** What settings are compared by. */
export interface TypeNaming {
  /** The stored code of a payment type, whatever name a hut has it by. */
  readonly storedType?: (type: string) => string;
}

/** How an entry of the catalogue has a say in a setting. */
export interface Say {
  /** What of the entry it stands in. */
  readonly field: string;
  /** What holds there; undefined where the entry leaves it to the manifest. */
  readonly holds: (
    own: Json | undefined,
    below: Json | undefined,
    naming: TypeNaming,
  ) => Json | undefined;
}

/** A minimum that is no number or below 0 counts as none [BSK-51]. */
const amount: Say['holds'] = (own) =>
  typeof own === 'number' && Number.isFinite(own) && own >= 0 ? own : undefined;

const text: Say['holds'] = (own) => (typeof own === 'string' ? own : undefined);

const least: Say['holds'] = (own, below) =>
  typeof own === 'number' && typeof below === 'number' && own < below ? own : undefined;

/** The types of the market that a hut takes, where it does not take all of them [PAY-07]. */
const takenTypes: Say['holds'] = (own, below, { storedType = (type) => type }) => {
  const taken = listOf(own).map((entry) =>
    storedType(isJsonObject(entry) ? textOf(entry['type']) : ''),
  );
  const types = listOf(below);
  const left = types.filter((type) => taken.includes(textOf(type)));
  return left.length < types.length ? [...left] : undefined;
};

/** The categories that a hut shows, where it leaves some out [MNU-18]. */
const shownTabs: Say['holds'] = (own, below) => {
  const left = listOf(below).filter((tab) => !listOf(own).includes(tab));
  return left.length < listOf(below).length ? [...left] : undefined;
};

/** Settings in which a hut has a say, by pointer. */
export const ofHut: Readonly<Record<string, Say>> = {
  '/minimumOrder/deliveryDefault': { field: 'minDeliveryOrder', holds: amount },
  '/pos/type': { field: 'posType', holds: text },
  '/timeZone': { field: 'timeZone', holds: text },
  '/payments/types': { field: 'supportedPayment', holds: takenTypes },
  '/menu/routes': { field: 'excludedTabs', holds: shownTabs },
  // No card pays at a hut that takes none [GFT-03].
  '/giftCard/maxCards': {
    field: 'supportsGiftCard',
    holds: (own) => (own === true ? undefined : 0),
  },
  '/flags/features/nutritional-information.calories/default': {
    field: 'showNutrition',
    holds: (own) => (own === false ? false : undefined),
  },
};

/** Settings in which a product has a say, by pointer. */
export const ofProduct: Readonly<Record<string, Say>> = {
  '/menu/toppings/maxAdditions': { field: 'maxAdditions', holds: least },
  '/menu/toppings/maxRemovals': { field: 'maxRemovals', holds: least },
};
