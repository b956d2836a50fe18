import type { ExtensionPoint } from '../extension-point.ts';
import type { ExtensionPointId } from '../extension-points.ts';
import type { CallRule, CallRules } from '../call-rules.ts';
import { inTime } from './in-time.ts';

/** A plugin that failed where one of its contributions was asked. */
export interface ContributionFailure {
  readonly plugin: string;
  readonly point: ExtensionPointId;
  /** The member of the contract; `make` where the contribution could not be made. */
  readonly call: string;
  readonly error: unknown;
}

/** What hears of failures, and may leave a plugin out for a while after many [ENG-28]. */
export interface FailureWatch {
  failed(failure: ContributionFailure): void;
  /** Whether a plugin is not asked at present. */
  isLeftOut?(plugin: string, point: ExtensionPointId): boolean;
  /** How long this process waits for answers at a point, in milliseconds, where it is told otherwise than the contract says. */
  limitMs?(point: ExtensionPointId): number | undefined;
}

/** Why a contribution gave no answer: it threw, was too slow, answered nonsense, or is left out at present. */
export class ContributionError extends Error {
  override readonly name = 'ContributionError';

  constructor(plugin: string, call: string, reason: string) {
    // Without quotation marks: logs leave out what an error quotes.
    super(`The plugin ${plugin} ${reason} when asked for ${call}.`);
  }
}

/** An answer that did not come within its time: what was done meanwhile is not known. */
export class LateAnswerError extends ContributionError {}

/** A plugin that is not asked at present, as it failed too often: it is tried again within a minute. */
export class LeftOutError extends ContributionError {
  constructor(plugin: string, call: string) {
    super(plugin, call, 'is left out');
  }
}

/** What a contribution is guarded by. */
export interface GuardSettings {
  readonly plugin: string;
  readonly point: ExtensionPointId;
  readonly policy: Pick<ExtensionPoint, 'failure'> & { readonly calls: CallRules<object> };
  readonly watch: FailureWatch;
}

type AnyRule = CallRule<(...given: readonly unknown[]) => unknown>;
type AnyCall = (...given: readonly unknown[]) => unknown;

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value;

/** Applies a point's failure policy to one member of a contribution. */
class Guard {
  readonly #settings: GuardSettings;
  readonly #call: string;
  readonly #rule: AnyRule;

  constructor(settings: GuardSettings, call: string) {
    this.#settings = settings;
    this.#call = call;
    this.#rule = (settings.policy.calls as Readonly<Record<string, AnyRule>>)[call] ?? {};
  }

  /** A member: a call as it is, a value when it fits. */
  read(work: () => unknown): unknown {
    try {
      const member = work();
      return typeof member === 'function' ? member : this.#checked(member);
    } catch (error) {
      return this.#failed(error, []);
    }
  }

  /** The answer of a call. */
  ask(work: () => unknown, given: readonly unknown[]): unknown {
    const { plugin, point, watch } = this.#settings;
    if (watch.isLeftOut?.(plugin, point))
      return this.#instead(new LeftOutError(plugin, this.#call), given);
    const failed = (error: unknown): unknown => this.#failed(error, given);
    try {
      const answer = work();
      if (!isPromise(answer)) return this.#checked(answer);
      const limitMs = this.#rule.limitMs && (watch.limitMs?.(point) ?? this.#rule.limitMs);
      const awaited =
        limitMs === undefined
          ? answer
          : inTime(
              answer,
              limitMs,
              () => new LateAnswerError(plugin, this.#call, `did not answer within ${limitMs} ms`),
            );
      return awaited.then((value) => this.#checked(value)).then(undefined, failed);
    } catch (error) {
      return failed(error);
    }
  }

  #checked(answer: unknown): unknown {
    if (this.#rule.fits?.(answer) ?? true) return answer;
    throw this.#error('answered what its contract does not know');
  }

  #failed(error: unknown, given: readonly unknown[]): unknown {
    if (this.#rule.expects?.(error)) throw error;
    const { plugin, point, watch } = this.#settings;
    watch.failed({ plugin, point, call: this.#call, error });
    return this.#instead(error, given);
  }

  #instead(error: unknown, given: readonly unknown[]): unknown {
    if (this.#settings.policy.failure === 'stop') throw error;
    return this.#rule.otherwise?.(...given);
  }

  #error(reason: string): ContributionError {
    return new ContributionError(this.#settings.plugin, this.#call, reason);
  }
}

/**
 * A contribution of which every call keeps to the failure policy of its point: what throws, answers too late or answers
 * nonsense is told to the watch and stops the flow, or has a stand-in [ENG-27].
 */
export function guarded<Contract extends object>(
  contribution: Contract,
  settings: GuardSettings,
): Contract {
  const calls = new Map<PropertyKey, AnyCall>();
  // Of an object of our own, as a proxy may not change what a frozen one answers.
  const stand = Object.create(Object.getPrototypeOf(contribution) as object | null) as Contract;
  return new Proxy(stand, {
    get(_stand, key) {
      if (typeof key === 'symbol') return Reflect.get(contribution, key);
      const known = calls.get(key);
      if (known || !Reflect.has(contribution, key)) return known;
      const guard = new Guard(settings, key);
      const member = guard.read(() => Reflect.get(contribution, key));
      if (typeof member !== 'function') return member;
      const call: AnyCall = (...given) =>
        guard.ask(() => Reflect.apply(member as AnyCall, contribution, given), given);
      calls.set(key, call);
      return call;
    },
    has: (_stand, key) => Reflect.has(contribution, key),
    ownKeys: () => Reflect.ownKeys(contribution),
    getOwnPropertyDescriptor(_stand, key) {
      const described = Reflect.getOwnPropertyDescriptor(contribution, key);
      return described && { ...described, configurable: true };
    },
  });
}
