import type { Manifest } from '../../schemas/types/manifest.ts';
import type { KeyValueStorage } from '../kernel/key-value-storage.ts';
import type { ErrorReporter } from '../../core/shell/ports.ts';

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
export const sessionSettings = ({
  manifest: { experiments, flags, storage: settings },
  report,
  search,
  sessionStorage,
  storage,
}: SessionSettingsFacts): SessionSettings => {
  const flagKey = `${settings.persistKeyPrefix}flag`;
  const forcedKey = `${settings.persistKeyPrefix}forced`;
  /** What is known of what was asked for; the rest is logged. */
  const known = (asked: readonly string[], isKnown: (one: string) => boolean) =>
    asked.filter((one) => {
      const isOne = isKnown(one);
      if (!isOne) report('warning', `There is no flag level or variant '${one}'`);
      return isOne;
    });

  const levels = [search.get('flag'), sessionStorage.read(flagKey), storage.read(flagKey)];
  const [flagLevel = 'none'] = known(
    levels.filter((level) => typeof level === 'string'),
    (level) => flags.levels.includes(level),
  );
  const forced = search.get(experiments.forceParameter);
  const pairs = forced === '' ? '' : `${sessionStorage.read(forcedKey) ?? ''},${forced ?? ''}`;
  const variants = known(pairs.split(',').filter(Boolean), (pair) => {
    const [name = '', variant = ''] = pair.split(':');
    const { list } = experiments;
    return Object.hasOwn(list, name) && list[name]?.variants.includes(variant) === true;
  });
  if (flagLevel === search.get('flag')) sessionStorage.write(flagKey, flagLevel);
  if (forced !== null) sessionStorage.write(forcedKey, variants.join());
  return {
    flagLevel,
    forcedVariants: Object.fromEntries(variants.map((pair) => pair.split(':'))) as Record<
      string,
      string
    >,
  };
};
