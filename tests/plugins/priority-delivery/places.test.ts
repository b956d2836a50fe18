import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import plugin from '../../../plugins/uk-priority-delivery/plugin.ts';
import { priorityDelivery } from '../../../plugins/uk-priority-delivery/priority-delivery.ts';
import type { PriorityOptions } from '../../../plugins/uk-priority-delivery/priority-options.ts';
import { reserve } from '../../../plugins/uk-priority-delivery/reservations.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import type { PluginServer } from '../../../core/server-half/plugin-server.ts';
import { sampleManifest } from '../../../conformance/sample-market.ts';
import { basketOf, item, orderOf } from '../../core/basket/sample-basket.ts';
import { catalogueOf, pizza } from '../../core/menu/pizzeria.ts';
import { ownInstallation } from '../../conformance/own-installation.ts';
import { pluginLoaders } from '../../setup/plugin-loaders.ts';
import { optionsOf } from '../../setup/plugin-options.ts';

const british = await optionsOf<PriorityOptions>('uk', plugin.id);
const changed = await optionsOf<PriorityOptions>('uk', plugin.id, {
  price: 1.5,
  maxCookedItems: 2,
  slotsPer15Minutes: 1,
  reservationLifeMs: 60_000,
});

describe('a priority order', () => {
  const catalogue = catalogueOf();
  const cooks = (pizzas: number, options: PriorityOptions) => {
    const items = Array.from({ length: pizzas }, (_, at) =>
      item(pizza('margherita'), { basketItemId: `${at}` }),
    );
    return !priorityDelivery(options).takes(basketOf({ items }), { catalogue });
  };

  it('costs what the market says [CST-59]', () => {
    const price = (options: PriorityOptions) =>
      priceBasket(
        orderOf({
          extras: [priorityDelivery(options)],
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
  const { settings, prepare, open, close } = ownInstallation();
  beforeAll(async () => {
    await open();
    const halves = await pluginLoaders[plugin.id]?.();
    if (halves) await prepare(halves);
  });
  afterAll(close);

  it('are as many as the market says, and kept as long [CST-59]', async () => {
    const loaded = { plugin, options: {} };
    const { database } = settings.contextOf(loaded, sampleManifest({})) as PluginServer;
    const reservedAt = async (id: string): Promise<number> => {
      const statement = 'select reserved_at as at from reservation where id = $1';
      const [place] = await database.query<{ readonly at: Date }>(statement, [id]);
      return place?.at.getTime() ?? 0;
    };
    const nobody = { caller: undefined, addressKey: undefined };
    const places = async (hutId: string, options: PriorityOptions) => {
      const lives: (number | undefined)[] = [];
      for (let asked = 0; asked < 4; asked += 1) {
        const place = await reserve(database, { sector: 'uk-1', hutId }, options, nobody);
        lives.push(place && place.expiresAt.getTime() - (await reservedAt(place.id)));
      }
      return lives;
    };
    expect(await places('101', british)).toEqual([900_000, 900_000, 900_000, undefined]);
    expect(await places('102', changed)).toEqual([60_000, undefined, undefined, undefined]);
  });
});
