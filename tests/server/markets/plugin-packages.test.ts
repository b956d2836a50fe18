import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeProblem, type Problem } from '../../../core/manifest/problem.ts';
import { StartError } from '../../../core/engine/start-error.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import type { JsonSchema } from '../../../core/manifest/json-schema.ts';
import { loadMarkets } from '../../../server/markets/load-markets.ts';
import { readBuildPlugins } from '../../../tools/build/plugin-registry.ts';
import { writeEditorSchema } from '../../../tools/market/write-editor-schema.ts';
import { DeploymentFolder, mealCardPackage } from '../../setup/deployment-folder.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';

interface Named extends JsonObject {
  readonly plugins: JsonObject[];
}

/** A deployment of one market that names plugins besides those it has. */
function deployment(...more: readonly JsonObject[]): DeploymentFolder {
  const folder = new DeploymentFolder(['uk']);
  onTestFinished(() => folder.remove());
  folder.change<Named>('uk/manifest.json', (manifest) => ({
    ...manifest,
    plugins: [...manifest.plugins, ...more],
  }));
  return folder;
}

const foldersOf = ({ marketsDir }: DeploymentFolder) => ({ ...repositoryFolders, marketsDir });

async function problemsOf(folder: DeploymentFolder): Promise<readonly Problem[]> {
  try {
    await loadMarkets(foldersOf(folder));
    return [];
  } catch (error) {
    if (error instanceof StartError) return error.problems;
    throw error;
  }
}

/** Installs a package of which only its package.json is of interest. */
function writePackage({ path }: DeploymentFolder, name: string, comanda: unknown): void {
  const folder = join(path, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, comanda }));
}

describe('a plugin of an installed package', () => {
  it('is found by the package, has its own id everywhere else, and brings words and options [ENG-11]', async () => {
    const folder = deployment({ id: mealCardPackage, options: { shown: 'counter' } });
    folder.installMealCard();
    const [running] = await loadMarkets(foldersOf(folder));
    const { plugins } = running?.market ?? { plugins: [] };
    expect(plugins.find(({ plugin }) => plugin.id === 'meal-card')).toMatchObject({
      options: { shown: 'counter' },
    });
    expect(running?.words('en-GB')?.['meal-card']).toMatchObject({ label: 'Meal card' });
    expect(running?.clientManifest['plugins']).toContainEqual({
      id: 'meal-card',
      options: { shown: 'counter' },
    });
    const build = await readBuildPlugins(foldersOf(folder));
    expect(build.byMoment.checkout).toContain('meal-card');
    expect(build.byMarket.get('uk')).toContain('meal-card');
    expect(build.modules.get('meal-card')).toMatch(/plugin-meal-card\/halves\/plugin\.js$/);
  });

  it('has its options checked against the schema in its package [ENG-11]', async () => {
    const folder = deployment({ id: mealCardPackage, options: { shown: 'roof' } });
    folder.installMealCard();
    const problems = await problemsOf(folder);
    expect(problems).toMatchObject([
      { file: 'markets/uk/manifest.json', pointer: expect.stringMatching(/options\/shown$/) },
    ]);
  });

  it('is completed by editors under the name of its package [ENG-11]', async () => {
    const folder = deployment();
    folder.installMealCard();
    await writeEditorSchema(foldersOf(folder));
    let schema: JsonSchema = {};
    folder.change<JsonSchema>('manifest-file.schema.json', (content) => (schema = content));
    const id = schema.properties?.['plugins']?.items?.properties?.['id'];
    expect(id?.['oneOf']).toContainEqual({
      const: mealCardPackage,
      description: 'Payment by meal card.',
    });
  });
});

describe('the start refuses', () => {
  it('a package that is not installed, and names file, pointer, nearest name and remedy [ENG-11]', async () => {
    const folder = deployment({ id: '@fornello/plugin-meal-crad' });
    folder.installMealCard();
    const [problem, ...others] = await problemsOf(folder);
    expect(others).toEqual([]);
    expect(problem && describeProblem(problem)).toMatch(
      /^markets\/uk\/manifest\.json \/plugins\/\d+\/id: .*"@fornello\/plugin-meal-crad".* Did you mean "@fornello\/plugin-meal-card"\? Install it .*npm install @fornello\/plugin-meal-crad\.$/,
    );
  });

  it('a package that brings no plugin, or leads out of itself [ENG-11]', async () => {
    const wrong = [undefined, {}, { id: 'No id' }, { id: 'leaves', folder: '../other' }];
    for (const comanda of wrong) {
      const folder = deployment({ id: 'left-pad' });
      writePackage(folder, 'left-pad', comanda);
      expect(await problemsOf(folder)).toMatchObject([
        { expected: expect.stringContaining('package.json'), found: '"left-pad"' },
      ]);
    }
  });

  it('a package whose plugin is not the one that its package.json says [ENG-11]', async () => {
    const folder = deployment({ id: 'twin' });
    folder.installMealCard();
    writePackage(folder, 'twin', { id: 'twin' });
    cpSync(
      join(folder.path, 'node_modules', mealCardPackage, 'halves'),
      join(folder.path, 'node_modules', 'twin'),
      { recursive: true },
    );
    writeFileSync(
      join(folder.path, 'node_modules/twin/package.json'),
      '{"type":"module","comanda":{"id":"twin"}}',
    );
    expect(await problemsOf(folder)).toMatchObject([
      { found: expect.stringMatching(/twin says .*"twin".*"meal-card"/) },
    ]);
  });

  it('two plugins with one id [ENG-11]', async () => {
    const folder = deployment({ id: 'second-gazetteer' });
    writePackage(folder, 'second-gazetteer', { id: 'gazetteer' });
    expect(await problemsOf(folder)).toMatchObject([
      { expected: expect.stringContaining('"gazetteer"'), found: '"second-gazetteer"' },
    ]);
  });
});
