import type { Manifest } from '../../schemas/types.ts';
import type { KeyValueStorage } from '../shell/key-value-storage.ts';
import type { ErrorReporter } from '../shell/ports.ts';

/** Where the settings of a session come from and stay. */
export interface SessionSettingsFacts {
  /** Query of the landing address. */
  readonly search: URLSearchParams;
  readonly manifest: Pick<Manifest, 'experiments' | 'flags' | 'storage'>;
  /** Local settings of this browser; nothing is written there. */
  readonly storage: Pick<KeyValueStorage, 'read'>;
  readonly sessionStorage: Pick<KeyValueStorage, 'read' | 'write'>;
  readonly report: ErrorReporter['report'];
}

/** What holds from one page of a session to the next. */
export interface SessionSettings {
  readonly flagLevel: string;
  /** Variants forced for the session, by experiment. */
  readonly forcedVariants: Readonly<Record<string, string>>;
}

/**
 * The flag level and the forced variants of a session. What the address asks for wins and is kept for the session
 * [EXP-10, EXP-50]; the level may also stand in the local settings, under `flag` behind the prefix of what is stored.
 * What the market does not know is ignored and logged [EXP-11, EXP-51]. An empty `optimizely=` ends the forcing.
 */
export const sessionSettings = (facts: SessionSettingsFacts): SessionSettings => {
  const { manifest, report, search, sessionStorage, storage } = facts;
  const { experiments, flags } = manifest;
  const key = `${manifest.storage.persistKeyPrefix}flag`;
  const levels = [search.get('flag'), sessionStorage.read(key), storage.read(key)];
  const flagLevel = levels.find((level) => {
    if (typeof level !== 'string') return false;
    const isKnown = flags.levels.includes(level);
    if (!isKnown) report('warning', `There is no flag level '${level}'`);
    return isKnown;
  });
  if (flagLevel && search.has('flag')) sessionStorage.write(key, flagLevel);

  const forcedKey = `${manifest.storage.persistKeyPrefix}forced`;
  const kept = sessionStorage.read(forcedKey);
  const asked = search.get(experiments.forceParameter);
  const pairs = asked === '' ? [] : `${kept ?? ''},${asked ?? ''}`.split(',').filter(Boolean);
  const forced = pairs.flatMap((pair) => {
    const [name = '', variant = ''] = pair.split(':');
    const isKnown =
      Object.hasOwn(experiments.list, name) &&
      experiments.list[name]?.variants.includes(variant) === true;
    if (!isKnown) report('warning', `There is no variant '${pair}'`);
    return isKnown ? [[name, variant] as const] : [];
  });
  if (asked !== null) {
    sessionStorage.write(forcedKey, forced.map((pair) => pair.join(':')).join());
  }
  return {
    flagLevel: flagLevel ?? flags.levels[0] ?? 'none',
    forcedVariants: Object.fromEntries(forced),
  };
};
