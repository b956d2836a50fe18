import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartError } from '../../../core/engine/start-error.ts';
import { startMarket } from '../../../core/engine/start-market.ts';
import { engineVersion, fitOf, upgradePage } from '../../../core/engine/version.ts';
import { manifestAge } from '../../../core/engine/manifest-age.ts';
import { describeProblem } from '../../../core/manifest/problem.ts';
import { root } from '../../../tools/tasks/project.ts';
import { loudFailures } from '../../setup/loud-failures.ts';
import { trustOptions } from '../../setup/trust-options.ts';
import { filler, loadersOf, manifestWith, plugin } from './sample-plugins.ts';

/** Starts a market with a plugin for a version of the engine. */
const startWith = (engineOfPlugin: string, engine: string) =>
  startMarket(
    manifestWith({ id: 'filler' }, { id: 'guest' }),
    'markets/s/manifest.json',
    loadersOf({ ...filler, engine: `^${engine}` }, plugin('guest', [], { engine: engineOfPlugin })),
    trustOptions,
    { watch: loudFailures, engine },
  );

const refusal = async (engineOfPlugin: string, engine: string): Promise<string> => {
  const error: unknown = await startWith(engineOfPlugin, engine).catch((reason: unknown) => reason);
  if (!(error instanceof StartError)) throw new Error(`It is no StartError: ${String(error)}`);
  return error.problems.map(describeProblem).join('\n');
};

describe('a plugin', () => {
  it('runs with the engine that it is for, without a word [ENG-37]', async () => {
    expect((await startWith('^1.4.0', '1.4.2')).warnings).toEqual([]);
  });

  it('for an older minor version runs, with a warning that names the page [ENG-37]', async () => {
    const { plugins, warnings } = await startWith('^1.2.0', '1.4.0');
    expect(plugins.map((one) => one.plugin.id)).toContain('guest');
    expect(warnings).toEqual([
      expect.stringMatching(/^guest is for engine \^1\.2\.0 .*1\.4\.0.*docs\/upgrading\/1\.4\.md/),
    ]);
  });

  it('for another major version is refused with the page that tells what changed [ENG-37]', async () => {
    expect(await refusal('^1.9.0', '2.1.0')).toMatch(
      /^markets\/s\/manifest\.json \/plugins\/1\/id: .*guest for \^1\.9\.0.*docs\/upgrading\/2\.1\.md/,
    );
  });

  it('for a newer engine, or one that states no range, is refused with what helps [ENG-37]', async () => {
    expect(await refusal('^1.5.0', '1.4.0')).toContain('Upgrade the engine');
    expect(await refusal('*', '1.4.0')).toContain('as ^1.4.0');
  });
});

it('a range holds the versions of its major that are not older [ENG-37]', () => {
  const fits = (version: string, range: string) => fitOf(version, range);
  expect(fits('1.4.2', '^1.4.2')).toBe('fits');
  expect(fits('1.4.2', '^1.0.9')).toBe('older-minor');
  expect(fits('1.4.2', '^1.4.3')).toBe('newer');
  expect(fits('1.4.2', '^1.5.0')).toBe('newer');
  expect(fits('2.0.0', '^1.0.0')).toBe('other-major');
  expect(fits('1.0.0', '~1.0.0')).toBe('no-range');
});

describe('a manifest', () => {
  const ageOf = (engine: string | undefined, version: string) =>
    manifestAge('markets/s/manifest.json', engine === undefined ? {} : { engine }, version);

  it('for this engine is served without a word [ENG-37]', () => {
    expect(ageOf('1.4', '1.4.2')).toEqual({ isOld: false, problems: [], warnings: [] });
  });

  it('for an older minor version, or that states none, is served with a warning [ENG-37]', () => {
    for (const stated of ['1.2', undefined]) {
      const { problems, warnings } = ageOf(stated, '1.4.2');
      expect(problems).toEqual([]);
      expect(warnings).toEqual([
        expect.stringMatching(/npm run migrate.*docs\/upgrading\/1\.4\.md/),
      ]);
    }
  });

  it('for another major version or a newer engine is refused with what helps [ENG-37]', () => {
    const said = (stated: string) => ageOf(stated, '2.1.0').problems.map(describeProblem).join();
    expect(said('1.9')).toMatch(/\/engine: .*"1\.9".*docs\/upgrading\/2\.1\.md.*npm run migrate/);
    expect(said('2.2')).toContain('Upgrade the engine');
    expect(said('3.0')).toContain('Upgrade the engine');
  });
});

it('the engine has the version of its package, and a page that says what changed in it [ENG-37]', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(JSON.parse(read('package.json'))).toMatchObject({ version: engineVersion });
  expect(read(upgradePage(engineVersion))).toMatch(/^# /);
});
