import { type ExtensionPointId, extensionPoints } from '../extension-points.ts';
import type { ContributionFailure, FailureWatch } from './guard.ts';

/** The time in which failures are counted, in milliseconds. */
const windowMs = 60_000;
/** How long it is left out before it is tried again, in milliseconds. */
const restMs = 60_000;

/** How a plugin has done at an extension point since the process started. */
export interface PluginTrouble {
  readonly market: string;
  readonly plugin: string;
  readonly point: ExtensionPointId;
  /** Calls that failed. */
  readonly failures: number;
  /** How often it was left out for a while. */
  readonly timesLeftOut: number;
  /** Until when it is left out, in milliseconds; undefined while it is asked. */
  readonly leftOutUntil: number | undefined;
}

interface Count {
  readonly plugin: string;
  readonly point: ExtensionPointId;
  failures: number;
  timesLeftOut: number;
  leftOutUntil: number;
  /** Moments of the failures within the window, in milliseconds. */
  recent: readonly number[];
}

/** What the breakers of a process need. */
interface BreakerSettings {
  /** The present moment, in milliseconds. */
  readonly now: () => number;
  /** Hears of every failure; `isLeftOut` where it was the one too many. */
  readonly onFailure: (
    failure: ContributionFailure & { readonly market: string; readonly isLeftOut: boolean },
  ) => void;
  /** Whether a plugin is to blame for an error that came out of it; of others, such as those of a lost database, none counts. */
  readonly isToBlame?: (error: unknown) => boolean;
  /** How long answers are waited for at these points, in milliseconds, in place of what their contracts say. */
  readonly limits?: Readonly<Partial<Record<ExtensionPointId, number>>>;
}

/**
 * Leaves a plugin that fails more often in a minute than its point allows out of its market for a minute, so that nobody
 * waits for it, and tries it again [ENG-28]. Each process counts for itself.
 */
export class PluginBreakers {
  readonly #settings: BreakerSettings;
  readonly #markets = new Map<string, Map<string, Count>>();

  constructor(settings: BreakerSettings) {
    this.#settings = settings;
  }

  /** What watches the plugins of a market; the counts stay when its manifest is read again. */
  watchOf(market: string): FailureWatch {
    const counts = this.#markets.get(market) ?? new Map<string, Count>();
    this.#markets.set(market, counts);
    const { now, onFailure, isToBlame = () => true, limits = {} } = this.#settings;
    return {
      limitMs: (point) => limits[point],
      isLeftOut: (plugin, point) =>
        (counts.get(`${plugin} ${point}`)?.leftOutUntil ?? Number.NEGATIVE_INFINITY) > now(),
      failed: (failure) => {
        const isLeftOut = isToBlame(failure.error) && this.#count(counts, failure);
        onFailure({ ...failure, market, isLeftOut });
      },
    };
  }

  /** Every plugin that has failed, for those who watch the server. */
  troubles(): readonly PluginTrouble[] {
    const now = this.#settings.now();
    return [...this.#markets].flatMap(([market, counts]) =>
      [...counts.values()].map(({ plugin, point, failures, timesLeftOut, leftOutUntil }) => ({
        market,
        plugin,
        point,
        failures,
        timesLeftOut,
        leftOutUntil: leftOutUntil > now ? leftOutUntil : undefined,
      })),
    );
  }

  /** @returns whether this failure was the one too many */
  #count(counts: Map<string, Count>, { plugin, point }: ContributionFailure): boolean {
    const key = `${plugin} ${point}`;
    const now = this.#settings.now();
    const count = counts.get(key) ?? {
      plugin,
      point,
      failures: 0,
      timesLeftOut: 0,
      leftOutUntil: Number.NEGATIVE_INFINITY,
      recent: [],
    };
    counts.set(key, count);
    count.failures += 1;
    count.recent = [...count.recent.filter((at) => at > now - windowMs), now];
    if (count.recent.length <= (extensionPoints[point].mostFailures ?? Infinity)) return false;
    count.recent = [];
    count.timesLeftOut += 1;
    count.leftOutUntil = now + restMs;
    return true;
  }
}
