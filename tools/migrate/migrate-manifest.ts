import { minorOf, upgradePage } from '../../core/engine/version.ts';
import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import { JsonText } from './json-text.ts';
import type { Migration } from './migration.ts';
import { to10 } from './to-1.0.ts';

/** Every migration there is, the oldest first. */
const migrations: readonly Migration[] = [to10];

/** What became of a manifest. */
export interface MigratedFile {
  /** The whole text; as it was where something is left to a person, or nothing was to be done. */
  readonly text: string;
  /** What was done, a sentence each. */
  readonly done: readonly string[];
  /** Why it was left as it is, a sentence each. */
  readonly refused: readonly string[];
}

const refusal = (text: string, ...refused: readonly string[]): MigratedFile => ({
  text,
  done: [],
  refused,
});

function parsed(text: string): Json | SyntaxError {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
}

/**
 * Rewrites a manifest for an older engine [ENG-37]. Order and format of what stays are those of the file. It is all or
 * nothing: a manifest with anything that has to be done by hand is not touched.
 * @param text of the manifest
 * @param engine version of the engine that it is to be for
 */
export function migrateManifest(text: string, engine: string): MigratedFile {
  const content = parsed(text);
  if (content instanceof SyntaxError) return refusal(text, `it is no JSON: ${content.message}`);
  if (!isJsonObject(content)) return refusal(text, 'it is no object');
  const { engine: stated } = content;
  if (stated === minorOf(engine)) return refusal(text);
  const first = migrations.findIndex(({ from }) => from === stated);
  if (first === -1) {
    const known = migrations.map(({ from }) => from ?? 'none').join(', ');
    return refusal(
      text,
      `no migration begins at engine ${JSON.stringify(stated)}; known: ${known}`,
    );
  }
  const manifest = new JsonText(text);
  const steps = migrations.slice(first).map(({ rewrite, to }) => {
    const { done, byHand } = rewrite(manifest);
    manifest.set(['engine'], to, '$schema');
    const page = upgradePage(to);
    return {
      done: [...done, `/engine is "${to}": ${page} says what changed`],
      refused: byHand.map(({ pointer, remedy }) => `${pointer}: ${remedy}; see ${page}`),
    };
  });
  const refused = steps.flatMap((step) => step.refused);
  if (refused.length > 0) return refusal(text, ...refused);
  return { text: manifest.text, done: steps.flatMap(({ done }) => done), refused: [] };
}
