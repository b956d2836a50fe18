import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Market } from '../../../core/engine/start-market.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import { createHutsApi } from '../../../client/huts/huts-api.ts';
import type { MenuApi } from '../../../client/menu/menu-api.ts';
import { isHutOpen } from '../../../core/orders/check-order.ts';
import { inactivityLimit } from '../../../client/shell/inactivity-limit.ts';
import type { HttpCall } from '../../../client/kernel/http-client.ts';
import type { WholeEnvironment, ShellEnvironment } from '../../../client/tiers.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { HutStatusSummary } from '../../../schemas/types/http/orders.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { createEnvironment } from '../../../ui/create-environment.ts';
import { clapham } from '../basket/open-shop.ts';
import { hutOf } from '../../core/basket/sample-basket.ts';
import {
  appIn,
  everywhere,
  inEachMarket,
  inEachRunning,
  manifestWith,
  marketWith,
} from './changed-markets.ts';
import { patient } from '../../setup/patient.ts';

const noon = Date.parse('2026-03-04T12:00:00Z');

/** A hut that delivers and lets collect from 11:00 to 22:00. */
const hut: Hut = hutOf({
  timeZone: 'UTC',
  hours: {
    web: {
      asap: [
        { disposition: 'delivery', open: '11:00', close: '22:00' },
        { disposition: 'collection', open: '11:00', close: '22:00' },
      ],
      scheduled: [],
    },
  },
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call to the server', () => {
  const silent: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const environmentIn = (market: Market): ShellEnvironment => {
    vi.stubGlobal('window', { fetch: silent, location: { search: '', host: 'localhost' } });
    vi.spyOn(console, 'warn').mockReturnValue();
    return createEnvironment({
      market: () => market,
      locale: () => 'en',
      release: 'release',
      revision: 'revision',
      isPacked: false,
      token: async () => undefined,
      hut: () => undefined,
    });
  };

  it('is given up after the time of the market [CST-61]', async () => {
    const asked = vi.spyOn(AbortSignal, 'timeout');
    const given = await inEachRunning((market) => {
      // Nothing answers, and nobody waits until it is given up.
      environmentIn(market)
        .huts.status('uk-1', '7')
        .catch(() => {});
      return asked.mock.lastCall?.[0];
    });
    expect(given).toEqual(everywhere(10_000));
    const { huts } = environmentIn(await marketWith('uk', { http: { timeoutMs: 1 } }));
    await expect(huts.status('uk-1', '7')).rejects.toThrow('Request timeout');
  });
});

/** What a menu waits for before it tries again, when one of its calls always fails. */
async function pausesOf(market: Market, failing: Partial<MenuApi>): Promise<number[]> {
  const pauses: number[] = [];
  const { app } = appIn(
    market,
    {
      wait: async (milliseconds) => void pauses.push(milliseconds),
      menu: {
        products: async () => [],
        options: async () => ({ sizes: [], crusts: [], sauces: [], cheeses: [], toppings: [] }),
        skus: async () => [{ id: 'sku', type: 'pizza' }],
        ...failing,
      },
    },
    hut,
  );
  await app.menu.load();
  await vi.waitUntil(() => app.menu.skus.status !== 'loading', patient);
  return pauses;
}

const fails = () => Promise.reject(new Error('no answer'));

describe('a call that fails', () => {
  const skus = (market: Market) => pausesOf(market, { skus: fails });
  const options = (market: Market) => pausesOf(market, { options: fails });

  it('is tried again by the default of the market [CST-62]', async () => {
    for (const found of Object.values(await inEachRunning(skus))) {
      expect(await found).toEqual([1_000, 2_000, 4_000, 8_000]);
    }
    const retry = { attempts: 3, factor: 3, minWaitMs: 10 };
    expect(await skus(await marketWith('uk', { http: { retry } }))).toEqual([10, 30]);
  });

  it('for the menu is tried again more often [CST-74]', async () => {
    const expected = Array.from({ length: 10 }, (_, index) => 500 * 2 ** index);
    for (const found of Object.values(await inEachRunning(options))) {
      expect(await found).toEqual(expected);
    }
    const fetchRetry = { retries: 2, minWaitMs: 7, factor: 1 };
    expect(await options(await marketWith('uk', { products: { fetchRetry } }))).toEqual([7, 7]);
  });
});

describe('a notification', () => {
  const timeOut = (market: Market) => {
    const { notifications } = appIn(market).app;
    notifications.raise({ id: 'any', type: 'info', message: 'any' });
    return notifications.list[0]?.timeOut;
  };

  it('closes by itself after the time of the market [CST-63]', async () => {
    expect(await inEachRunning(timeOut)).toEqual(everywhere(5_000));
    expect(timeOut(await marketWith('uk', { notifications: { defaultTimeoutMs: 9 } }))).toBe(9);
  });

  it('that a hut is closed stays longer [CST-64]', async () => {
    const shown = async (market: Market) => {
      const closed = { delivery: 'UNAVAILABLE_CLOSED', collection: 'UNAVAILABLE_CLOSED' } as const;
      const status: HutStatusSummary = {
        physical: closed,
        web: { asap: closed, scheduled: closed },
      };
      const huts = { status: async () => status } as unknown as WholeEnvironment['huts'];
      const { app } = appIn(market, { huts });
      await app.hutSearch.localiseByHut(hut, { type: 'delivery' });
      return app.notifications.list[0]?.timeOut;
    };
    for (const found of Object.values(await inEachRunning(shown))) expect(await found).toBe(10_000);
    const changed = await marketWith('uk', { notifications: { hutClosedTimeoutMs: 77 } });
    expect(await shown(changed)).toBe(77);
  });
});

describe('the warning that a hut closes soon', () => {
  /** The first waits: until the warning, and then from tick to tick. */
  const pauses = async (market: Market) => {
    const found: number[] = [];
    let clock = noon;
    const { app } = appIn(market, {
      now: () => clock,
      wait: async (milliseconds) => {
        found.push(milliseconds);
        clock += milliseconds;
        if (found.length === 3) app.localisation.stopClosingWatch();
      },
    });
    await app.localisation.watchClosing(hut, 'delivery');
    return found;
  };
  const tenHours = 36_000_000;

  it('comes the lead before closing and then ticks [CST-65]', async () => {
    for (const found of Object.values(await inEachRunning(pauses))) {
      expect(await found).toEqual([tenHours - 900_000, 1_000, 1_000]);
    }
    const closingSoon = { leadMs: 60_000, tickMs: 20_000 };
    expect(await pauses(await marketWith('uk', { closingSoon }))).toEqual([
      tenHours - 60_000,
      20_000,
      20_000,
    ]);
  });
});

describe('a session that nobody touches', () => {
  it('ends after the time of the market on every page but home [CST-67]', () => {
    const limit = (path: string) => (manifest: Manifest) => inactivityLimit(path, manifest);
    expect(inEachMarket(limit('/order/deals/'))).toEqual(everywhere(3_600_000));
    expect(inEachMarket(limit('/'))).toEqual(everywhere(undefined));
    const changed = manifestWith('uk', { session: { inactivityMs: 5 } });
    expect(limit('/order/deals/')(changed)).toBe(5);
  });
});

describe('the status of a hut', () => {
  const calls = async (market: Market, between: number) => {
    let clock = noon;
    const status = vi.fn<() => Promise<undefined>>(async () => undefined);
    const huts = { status } as unknown as WholeEnvironment['huts'];
    const { app } = appIn(market, { huts, now: () => clock });
    await app.hutSearch.localiseByHut(hut, { type: 'delivery' });
    clock += between;
    await app.hutSearch.localiseByHut(hut, { type: 'delivery' });
    return status.mock.calls.length;
  };

  it('is asked for once within the throttle, the first call leading [CST-73]', async () => {
    const within = await inEachRunning((market) => calls(market, 999));
    const after = await inEachRunning((market) => calls(market, 1_000));
    expect(await Promise.all(Object.values(within))).toEqual([1, 1, 1, 1]);
    expect(await Promise.all(Object.values(after))).toEqual([2, 2, 2, 2]);
    const changed = await marketWith('uk', { hutStatus: { throttleMs: 100 } });
    expect([await calls(changed, 99), await calls(changed, 100)]).toEqual([1, 2]);
  });
});

describe('the opening hours of a hut', () => {
  it('are asked for as many days as the market says [CST-75]', async () => {
    const days = ({ hut: settings }: Manifest) => {
      const calls: HttpCall[] = [];
      const http = {
        send: async <Body>(call: HttpCall) => {
          calls.push(call);
          return { status: 200, body: clapham as Body };
        },
      };
      void createHutsApi(http, settings).byId('uk-1', '1101');
      return calls[0]?.query?.['openDays'];
    };
    expect(inEachMarket(days)).toEqual(everywhere(7));
    expect(days(manifestWith('uk', { hut: { openDays: 3 } }))).toBe(3);
  });
});

describe('the first time to choose from', () => {
  const later: Hut = {
    ...hut,
    hours: {
      web: {
        asap: hut.hours.web.asap,
        scheduled: [
          {
            disposition: 'delivery',
            periods: [{ from: '11:00', to: '22:00', interval: 15, prep: 30 }],
          },
        ],
      },
    },
  };
  const takesLater = (change: JsonObject) =>
    isHutOpen(later, { type: 'delivery', when: 'scheduled' }, manifestWith('uk', change), noon);

  it('comes later by the offset of the market, which has none at first [CST-76]', () => {
    expect(inEachMarket(({ timeSlots }) => timeSlots.startOffsetMs)).toEqual(everywhere(undefined));
    expect(takesLater({})).toBe(true);
    expect(takesLater({ timeSlots: { startOffsetMs: 8 * 24 * 3_600_000 } })).toBe(false);
  });
});
