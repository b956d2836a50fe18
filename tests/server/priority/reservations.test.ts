import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priorityDelivery } from '../../../plugins/uk-priority-delivery/priority-delivery.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { reserve } from '../../../server/priority/reservations.ts';
import type { Database } from '../../../server/storage/database.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { basketOf, item, orderOf } from '../../core/basket/sample-basket.ts';
import { manifestWith } from '../../client/constants/changed-markets.ts';
import { catalogueOf, pizza } from '../../core/menu/pizzeria.ts';
import { engines } from '../storage/engines.ts';

const british = manifestWith('uk');
const changed = manifestWith('uk', {
  priority: { price: 1.5, maxCookedItems: 2, slotsPer15Minutes: 1, reservationLifeMs: 60_000 },
});

describe('a priority order', () => {
  const catalogue = catalogueOf();
  const cooks = (pizzas: number, manifest: Manifest) => {
    const items = Array.from({ length: pizzas }, (_, at) =>
      item(pizza('margherita'), { basketItemId: `${at}` }),
    );
    return !priorityDelivery.takes(basketOf({ items }), { catalogue, manifest });
  };

  it('costs what the market says [CST-59]', () => {
    const price = (manifest: Manifest) =>
      priceBasket(
        orderOf({
          manifest,
          extras: [priorityDelivery],
          basket: basketOf({ items: [item(pizza('margherita'))], extras: ['priority'] }),
        }),
      ).surcharges.find(({ type }) => type === 'priorityDelivery')?.amount;
    expect([price(british), price(changed)]).toEqual([299, 150]);
  });

  it('has no more to cook than the market says [CST-59]', () => {
    expect([12, 13].map((pizzas) => cooks(pizzas, british))).toEqual([false, true]);
    expect([2, 3].map((pizzas) => cooks(pizzas, changed))).toEqual([false, true]);
  });
});

describe('the places of priority orders', () => {
  const [embedded] = engines;
  let database: Database | undefined;
  let stop: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const started = await embedded?.start();
    database = started?.database;
    stop = started?.stop;
  }, 120_000);
  afterAll(() => stop?.());

  const reservedAt = async (id: string): Promise<number> => {
    const place = await database?.db
      .selectFrom('priority_reservation')
      .select('reserved_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return place?.reserved_at.getTime() ?? 0;
  };

  it('are as many as the market says, and kept as long [CST-59]', async () => {
    const nobody = { callerKey: null, addressKey: null };
    const places = async (hutId: string, { priority }: Manifest) => {
      const lives: (number | undefined)[] = [];
      for (let asked = 0; asked < 4; asked += 1) {
        const place =
          database && (await reserve(database.db, { sector: 'uk-1', hutId }, priority, nobody));
        lives.push(place && place.expiresAt.getTime() - (await reservedAt(place.id)));
      }
      return lives;
    };
    expect(await places('101', british)).toEqual([900_000, 900_000, 900_000, undefined]);
    expect(await places('102', changed)).toEqual([60_000, undefined, undefined, undefined]);
  });
});
