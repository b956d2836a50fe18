import type { DealbotPort, NextStep } from '../../../client/dealbot/dealbot-port.ts';
import { regroup } from '../../../core/dealbot/regroup.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import { openShop } from '../basket/open-shop.ts';
import { testEnvironment } from '../test-environment.ts';
import { type MarketId, testMarket } from '../../core/test-market.ts';
import { generous } from '../../core/dealbot/regrouped.ts';

/** Pauses that a test ends when it wants to. */
class Pauses {
  private readonly ends: (() => void)[] = [];
  readonly wait = (): Promise<void> => new Promise((resolve) => void this.ends.push(resolve));

  async end(): Promise<void> {
    for (const end of this.ends.splice(0)) end();
    await settled();
  }
}

/** Everything that is under way without a pause has ended. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

interface Options {
  readonly market?: MarketId;
  readonly visit?: Partial<WholeEnvironment['visit']>;
  /** Flags of the manifest by name: their defaults. */
  readonly flags?: Readonly<Record<string, boolean>>;
  /** Answers in place of the real optimiser. */
  readonly optimise?: DealbotPort['optimise'];
  readonly steps?: readonly NextStep[];
  /** What it would save while it is off. */
  readonly saving?: DealbotPort['saving'];
  readonly sessionStorage?: WholeEnvironment['sessionStorage'];
}

/** A shop with the assistant, at a British hut; it asks the real optimiser without a network between. */
export async function openAssistant(options: Options = {}) {
  const { market: id = 'uk', visit = {}, flags = {}, optimise, steps = [] } = options;
  const { saving = async () => 0 } = options;
  const pauses = new Pauses();
  const calls: Parameters<DealbotPort['optimise']>[0][] = [];
  const started = await testMarket(id);
  const features = Object.fromEntries(
    Object.entries(flags).map(([name, isOn]) => [name, { default: isOn } satisfies JsonObject]),
  );
  const { manifest } = started;
  const market = {
    ...started,
    manifest: {
      ...manifest,
      flags: { ...manifest.flags, features: { ...manifest.flags.features, ...features } },
    },
  };
  const opened = await openShop({
    market,
    visit: { ...testEnvironment(market).visit, ...visit },
    wait: pauses.wait,
    ...(options.sessionStorage ? { sessionStorage: options.sessionStorage } : {}),
    dealbot: {
      nextSteps: async () => steps,
      saving,
      optimise: async (facts) => {
        calls.push(facts);
        if (optimise) return optimise(facts);
        const check = opened.shop.basket.facts;
        const { wantedDealId } = facts;
        const wanted = wantedDealId === undefined ? {} : { wantedDealId };
        const answer = check && regroup({ ...check, budget: generous, fillings: 1000, ...wanted });
        const { deals = [], items = [], discountId } = answer?.basket ?? {};
        return { deals, items, discountId };
      },
    },
  });
  opened.shop.dealbot.follow();
  return { ...opened, pauses, calls };
}
