/** Version of the engine: of its contracts, its schemas and the keys of manifests. */
export const engineVersion = '1.0.0';

/** How a plugin goes with an engine: one for an older minor version runs, all others but its own are refused [ENG-37]. */
export type PluginFit = 'fits' | 'older-minor' | 'newer' | 'other-major' | 'no-range';

type Version = readonly [major: number, minor: number, patch: number];

const read = (text: string, prefix: string): Version | undefined => {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(
    text.startsWith(prefix) ? text.slice(prefix.length) : '',
  );
  if (!found) return undefined;
  const [major = 0, minor = 0, patch = 0] = found.slice(1).map(Number);
  return [major, minor, patch];
};

/**
 * How an engine goes with the range that a plugin states.
 * @param version of the engine, as `major.minor.patch`
 * @param range of the plugin, as `^major.minor.patch`
 */
export function fitOf(version: string, range: string): PluginFit {
  const engine = read(version, '');
  const wanted = read(range, '^');
  if (!engine || !wanted) return 'no-range';
  const [major, minor, patch] = engine;
  const [wantedMajor, wantedMinor, wantedPatch] = wanted;
  if (major !== wantedMajor) return 'other-major';
  if (minor !== wantedMinor) return minor > wantedMinor ? 'older-minor' : 'newer';
  return patch >= wantedPatch ? 'fits' : 'newer';
}

/** Major and minor version, which manifests state: `1.0` of `1.0.3`. */
export const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/** The page that says what changed in a version. */
export const upgradePage = (version: string): string => `docs/upgrading/${minorOf(version)}.md`;
