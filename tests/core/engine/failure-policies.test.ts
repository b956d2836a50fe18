import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindPlugins } from '../../../core/engine/bind-plugins.ts';
import type { CallRule } from '../../../core/call-rules.ts';
import { ContributionError } from '../../../core/engine/guard.ts';
import { type ExtensionPointId, extensionPoints } from '../../../core/extension-points.ts';
import { GeocodeError } from '../../../core/places/geocoder.ts';
import { PositionError } from '../../../core/shell/ports.ts';
import type { Contribution } from '../../../core/define-plugin.ts';
import { recordedFailures } from '../../setup/recorded-failures.ts';
import { manifestWith, plugin } from './sample-plugins.ts';

const points = Object.keys(extensionPoints) as ExtensionPointId[];

type AnyRule = CallRule<(...given: readonly unknown[]) => unknown>;
type AnyCall = (...given: readonly unknown[]) => unknown;

/** The members of a point's contract that the engine has rules for. */
const rulesOf = (point: ExtensionPointId) =>
  Object.entries(extensionPoints[point].calls) as [string, AnyRule][];

/** Every member of every contract. */
const members = points.flatMap((point) =>
  rulesOf(point).map(([call, rule]) => ({ point, call, rule })),
);

/** Values of contracts, in place of calls. */
const values = ['addressFor', 'onMapFor', 'fields', 'types', 'proof', 'forms'];

/** A point whose one plugin answers a member by some work. */
function filledBy(point: ExtensionPointId, call: string, work: AnyCall) {
  const { watch, failures } = recordedFailures();
  const contribution = values.includes(call)
    ? {
        get [call]() {
          return work();
        },
      }
    : { [call]: work };
  const contributes = [{ point, make: () => contribution }] as unknown as readonly Contribution[];
  const broken = { plugin: plugin('broken', contributes), options: {} };
  const extensions = bindPlugins([broken], manifestWith(), watch);
  const ask = (): unknown => {
    const [filled] = extensions.all(point) as unknown as Record<string, unknown>[];
    const member = filled?.[call];
    return typeof member === 'function' ? (member as AnyCall)(['pizzas']) : member;
  };
  return { ask, failures, extensions };
}

/** What stands in where a point does not stop: the menu as it was, nobody's consent, no position, else nothing. */
const standIns: Readonly<Record<string, unknown>> = {
  'menu-category-filter filter': ['pizzas'],
  'payment-provider types': [],
  'consent grants': false,
  'bot-check judge': 'unknown',
  'address-source addressesAt': [],
  'sign-in forms': [],
  'sign-in entry': '/',
  'loyalty-rules isOn': false,
  'loyalty-rules earning': { points: 0 },
  'loyalty-rules isFree': false,
  'loyalty-rules limits': { most: 0 },
  'loyalty-rules paysWith': false,
  'loyalty-rules showsNotice': false,
  'loyalty-rules messages': {
    redeem: 'loyalty.redeem.get-free-food',
    points: 'loyalty.points',
    notice: 'loyalty.notice.points',
  },
  'loyalty-rules refusals': {
    tooMany: 'basket.refused.secondReward',
    payment: 'loyalty.blocked',
    locked: 'deals.locked.reward',
  },
};

/** How asking ended: with an error, an answer, or never. */
async function endOf(ask: () => unknown): Promise<unknown> {
  const never = new Promise((resolve) => setTimeout(() => resolve('waits on'), 10_000_000));
  try {
    const asked = ask();
    const ended = Promise.race([asked, never]).then(
      (answer) => answer,
      (error: unknown) => error,
    );
    await vi.runAllTimersAsync();
    return await ended;
  } catch (error) {
    return error;
  }
}

const isStopped = (point: ExtensionPointId): boolean => extensionPoints[point].failure === 'stop';

/** An end as a policy names it: stopped, without a position, or with an answer. */
const namedEnd = (end: unknown): unknown => {
  if (end instanceof PositionError) return `no position: ${end.code}`;
  return end instanceof Error ? 'stopped' : end;
};

/** What a failure of a member has to end in by its point's policy. */
function endByPolicy(point: ExtensionPointId, call: string): unknown {
  if (isStopped(point)) return 'stopped';
  if (call === 'position') return 'no position: 2';
  return call === 'whenGranted' ? 'waits on' : standIns[`${point} ${call}`];
}

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

describe('a plugin', () => {
  it.each(points)('of the point %s is judged by its contract [ENG-27]', (point) => {
    expect(rulesOf(point).length).toBeGreaterThan(0);
  });

  it.each(members)(
    'that throws at $point ($call) is told of, and the policy holds [ENG-27]',
    async ({ point, call }) => {
      const thrown = new Error('broken');
      const { ask, failures } = filledBy(point, call, () => {
        throw thrown;
      });
      expect(namedEnd(await endOf(ask))).toEqual(endByPolicy(point, call));
      expect(failures).toEqual([{ plugin: 'broken', point, call, error: thrown }]);
    },
  );

  it.each(members.filter(({ rule }) => rule.fits))(
    'that answers nonsense at $point ($call) is told of, and the policy holds [ENG-27]',
    async ({ point, call }) => {
      const { ask, failures } = filledBy(point, call, () => Number.NaN);
      expect(namedEnd(await endOf(ask))).toEqual(endByPolicy(point, call));
      expect(failures).toMatchObject([{ plugin: 'broken', point, call }]);
      expect(failures[0]?.error).toBeInstanceOf(ContributionError);
    },
  );

  it.each(members.filter(({ rule }) => rule.limitMs !== undefined))(
    'that hangs at $point ($call) is waited for no longer than its limit [ENG-27]',
    async ({ point, call, rule }) => {
      const { ask, failures } = filledBy(point, call, () => new Promise(() => undefined));
      const ended = endOf(ask);
      await vi.advanceTimersByTimeAsync(rule.limitMs ?? 0);
      expect(namedEnd(await ended)).toEqual(endByPolicy(point, call));
      expect(String(failures[0]?.error)).toContain(`within ${rule.limitMs} ms`);
    },
  );

  it.each(points)(
    'that cannot be made for the point %s keeps to its policy too [ENG-27]',
    async (point) => {
      const { watch, failures } = recordedFailures();
      const make = () => {
        throw new Error('unmakeable');
      };
      const contributes = [{ point, make }] as unknown as readonly Contribution[];
      const broken = { plugin: plugin('broken', contributes), options: {} };
      const extensions = bindPlugins([broken], manifestWith(), watch);
      const made = async () => extensions.all(point);
      const end = await made().catch(namedEnd);
      expect(end).toEqual(isStopped(point) ? 'stopped' : []);
      expect(failures).toMatchObject([{ plugin: 'broken', point, call: 'make' }]);
    },
  );

  it('may throw what its contract names: that is an answer [ENG-27]', async () => {
    const lost = filledBy('host', 'position', async () => {
      throw new PositionError(3);
    });
    expect(await endOf(lost.ask)).toMatchObject({ code: 3 });
    const full = filledBy('geocoder', 'find', async () => {
      throw new GeocodeError('OVER_QUERY_LIMIT');
    });
    expect(await endOf(full.ask)).toMatchObject({ status: 'OVER_QUERY_LIMIT' });
    expect([...lost.failures, ...full.failures]).toEqual([]);
  });
});

it('a frozen contribution and one with private state are guarded like any other', () => {
  class Counting {
    #count = 0;
    get kind() {
      return `counted ${this.#count}`;
    }
    filter(categories: readonly string[]) {
      this.#count += 1;
      return categories.slice(1);
    }
  }
  const counting = Object.freeze(new Counting());
  const { watch } = recordedFailures();
  const contributes = [
    { point: 'menu-category-filter', make: () => counting },
  ] as unknown as readonly Contribution[];
  const one = { plugin: plugin('counting', contributes), options: {} };
  const [filter] = bindPlugins([one], manifestWith(), watch).all('menu-category-filter');
  expect(filter?.filter(['deals', 'pizzas'], {} as never)).toEqual(['pizzas']);
  expect((filter as unknown as Counting).kind).toBe('counted 1');
});
