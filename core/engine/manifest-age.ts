import type { JsonObject } from '../manifest/json.ts';
import type { Problem } from '../manifest/problem.ts';
import { minorOf, upgradePage } from './version.ts';

/** How a manifest goes with the engine by the version that it states [ENG-37]. */
export interface ManifestAge {
  /** It is for an older engine, or does not say for which: rewriting it may be needed. */
  readonly isOld: boolean;
  readonly problems: readonly Problem[];
  /** What works and should be seen to, a sentence each. */
  readonly warnings: readonly string[];
}

/** The command that brings manifests up to date, as it is typed in either sort of repository. */
const migrate = "npm run migrate (in a chain's own repository npx comanda migrate)";

const numbers = (version: string): readonly [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

/**
 * Judges the version that a manifest states under `engine`; its form is up to the schema.
 * @param file path to name in messages
 * @param version of the engine
 */
export function manifestAge(
  file: string,
  { engine: stated }: JsonObject,
  version: string,
): ManifestAge {
  const page = upgradePage(version);
  const place = { file, pointer: '/engine', expected: `engine ${minorOf(version)}` };
  if (typeof stated !== 'string') {
    const warning = `${file} does not say which engine it is for; ${migrate} brings it up to date, ${page} says what changed`;
    return { isOld: true, problems: [], warnings: [warning] };
  }
  const [major, minor] = numbers(stated);
  const [ownMajor, ownMinor] = numbers(version);
  const found = `"${stated}"`;
  if (major > ownMajor || (major === ownMajor && minor > ownMinor)) {
    const remedy = 'Upgrade the engine';
    return { isOld: false, problems: [{ ...place, found, remedy }], warnings: [] };
  }
  if (major < ownMajor) {
    const remedy = `${page} says what changed, and ${migrate} rewrites what it can`;
    return { isOld: true, problems: [{ ...place, found, remedy }], warnings: [] };
  }
  if (minor === ownMinor) return { isOld: false, problems: [], warnings: [] };
  const warning = `${file} is for engine ${stated} and runs with ${version}; ${migrate} brings it up to date, ${page} says what changed`;
  return { isOld: true, problems: [], warnings: [warning] };
}

/** What to do about a mistake in a manifest for an older engine, where nothing better is said. */
export const oldManifestRemedy = `The manifest is not for this engine: ${migrate} may fix it`;
