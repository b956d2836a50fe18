import dealSchema from '../../../schemas/catalogue/deal.schema.json' with { type: 'json' };
import discountSchema from '../../../schemas/catalogue/discount.schema.json' with { type: 'json' };
import upsellSchema from '../../../schemas/catalogue/upsell.schema.json' with { type: 'json' };
import voucherSchema from '../../../schemas/catalogue/voucher.schema.json' with { type: 'json' };
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { RunningMarket } from '../../markets/running-market.ts';
import { amountsOf, type Consequence, turned } from './consequence.ts';
import { daysText, waysList } from './hut-words.ts';
import { entryConsequences } from './entry-consequences.ts';

const nothing = (): readonly string[] => [];
const untold = (): string => '';

const offeredChange = (was: string, is: string): readonly string[] =>
  was === is ? [] : [`offered ${turned(was, is)}`];

const waysOf = ({ dispositions }: Deal): string =>
  dispositions === undefined ? 'in every way' : `for ${waysList(dispositions)}`;

/** Deals, discounts, vouchers and suggestions that come, go or change. */
export function offerConsequences(
  before: RunningMarket,
  after: RunningMarket,
): readonly Consequence[] {
  const amount = amountsOf(after.market.manifest);
  const [old, next] = [before.catalogue, after.catalogue];
  const priceOf = (price: number | undefined): string =>
    price === undefined ? 'no price of its own' : amount(price);
  const deals = entryConsequences(old?.deals ?? [], next?.deals ?? [], {
    schema: dealSchema,
    told: ['price', 'weekdays', 'dispositions'],
    changes: (was, is) => [
      ...(was.price === is.price ? [] : [turned(priceOf(was.price), priceOf(is.price))]),
      ...offeredChange(daysText(was.weekdays), daysText(is.weekdays)),
      ...offeredChange(waysOf(was), waysOf(is)),
    ],
    of: ({ price }) => (price === undefined ? '' : amount(price)),
    kind: 'deal',
  });
  const plain = { told: [], changes: nothing, of: untold };
  const discounts = entryConsequences(old?.discounts ?? [], next?.discounts ?? [], {
    ...plain,
    schema: discountSchema,
    kind: 'discount',
  });
  const vouchers = entryConsequences(old?.vouchers ?? [], next?.vouchers ?? [], {
    ...plain,
    schema: voucherSchema,
    kind: 'voucher',
  });
  const upsells = entryConsequences(titled(old?.upsells), titled(next?.upsells), {
    ...plain,
    schema: upsellSchema,
    kind: 'suggestion',
  });
  return [...deals, ...discounts, ...vouchers, ...upsells].map((text) => ({
    area: 'Offers',
    text,
  }));
}

/** Suggestions have no title of their own: their ids stand for it. */
const titled = <One extends { readonly id: string }>(
  entries: readonly One[] = [],
): readonly (One & { readonly title: string })[] =>
  entries.map((entry) => ({ ...entry, title: entry.id }));
