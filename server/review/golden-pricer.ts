import { normaliseCode } from '../../core/vouchers/voucher-code.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import {
  checkedBasketRequest,
  explainedRequest,
  orderOfBasket,
} from '../basket/checked-basket-request.ts';
import { giftCardRecord } from '../gift-cards/import-gift-cards.ts';
import { creditBy, type CreditBooks } from '../gift-cards/read-credit.ts';
import type { MarketCatalogue } from '../markets/catalogue-files.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { createCatalogueReader, type HutCatalogue } from '../menu/catalogue-reader.ts';
import { sectorOfCatalogue } from '../menu/sold-in.ts';
import { shopOf } from '../orders/check-request.ts';
import type { CardOfOrder } from '../orders/order-uses.ts';
import { vouchersByCode } from '../vouchers/vouchers-by-code.ts';
import { voucherOfOrder } from '../vouchers/voucher-of-order.ts';
import type { VoucherBooks } from '../vouchers/voucher-repository.ts';
import { priceOf, questionOf } from './golden-basket.ts';
import type { PriceGolden } from './golden-files.ts';

/**
 * Prices golden baskets by the functions by which the shop prices orders, from the market's files alone: no server, no
 * database, no use of a voucher or card but the basket's own [OPR-11].
 */
export function goldenPricer(running: RunningMarket): PriceGolden {
  const { catalogue } = running;
  const { sectors, currency, payments } = running.market.manifest;
  if (!catalogue) return async () => 'the market has no catalogue of its own';
  const known = new Map(sectors.map((name) => [name, sectorOfCatalogue(name, catalogue, sectors)]));
  const vouchers = vouchersOf(running, catalogue);
  return async (golden) => {
    const sector = known.get(golden.hut.sector);
    if (!sector) return `${golden.hut.sector} is no sector of ${running.id}`;
    const now = Date.parse(golden.at);
    const reader = createCatalogueReader({
      markets: { bySector: () => running },
      sectors: { sector: async () => sector },
      now: () => now,
      onUnknownKind: () => undefined,
    });
    const request = orderOfBasket(questionOf(golden, { currency, payment: payments.default }));
    const shop = await shopOf(reader, request);
    if (!shop) return `${golden.hut.sector} has no hut ${golden.hut.id}`;
    const voucher = await voucherOfOrder(vouchers, request, shop);
    const card = await cardOf(request, shop, { cards: catalogue.giftCards, now });
    const uses = { ...voucher, ...(card && { card }) };
    return priceOf(explainedRequest(checkedBasketRequest(shop, request, uses, { now })));
  };
}

/** The vouchers of a catalogue, none of them used. */
function vouchersOf({ market }: RunningMarket, { vouchers }: MarketCatalogue): VoucherBooks {
  const keyOf = (sector: string, code: string): string => `${sector} ${normaliseCode(code)}`;
  const byKey = new Map(
    vouchersByCode(market.manifest, vouchers)
      .map((known) => [keyOf(known.sector, known.code), known] as const)
      // Of a code that stands there twice the first counts.
      .toReversed(),
  );
  return {
    find: async (sector, code) => byKey.get(keyOf(sector, code)),
    isUsedUp: async () => false,
  };
}

/** The gift card that a basket is paid with, as nobody has used it; undefined where it is refused. */
async function cardOf(
  { payment }: Pick<OrderRequest, 'payment'>,
  { market: { extensions } }: HutCatalogue,
  { cards, now }: { readonly cards: MarketCatalogue['giftCards']; readonly now: number },
): Promise<CardOfOrder | undefined> {
  const [asked] = payment.credits ?? [];
  if (!asked) return undefined;
  const { number, pin = '' } = asked;
  const books: CreditBooks = {
    records: {
      async find(key) {
        const card = cards.find((one) => one.number === key.number && one.pin === key.pin);
        return card && giftCardRecord(card);
      },
    },
    spentOf: async () => 0,
  };
  const credit = await creditBy(books, { extensions, now }, { number, pin });
  if (credit.kind === 'refused') return undefined;
  return { number, loaded: credit.loaded, left: credit.balance };
}
