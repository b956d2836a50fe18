import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { checkFolders } from '../../../tools/market/check-command.ts';
import { marketIds } from '../../core/manifest/real-manifests.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';
import { MarketsFolder } from '../../server/markets/markets-folder.ts';
import { startServer, type TestServer } from '../start-server.ts';
import {
  everyMutation,
  mutated,
  type Mutation,
  mutationClasses,
  mutationsOf,
  pointerOf,
  readMarketFile,
} from './mutations.ts';

const kinds = ['manifest', 'catalogue'] as const;
const cases = kinds.flatMap((kind) => mutationClasses.map((of) => ({ kind, of })));

/** Files with all changes that are about them. */
function changedFiles(mutations: readonly Mutation[]): ReadonlyMap<string, string> {
  const files = [...new Set(mutations.map(({ file }) => file))];
  return new Map(
    files.map((file) => {
      const own = mutations.filter((mutation) => mutation.file === file);
      const changed = own.reduce(
        (content, { path, value }) => mutated(content, path, value),
        readMarketFile(file),
      );
      return [file, JSON.stringify(changed, undefined, 2)];
    }),
  );
}

const nameOf = ({ file, ...rest }: Mutation): string =>
  `${rest.of} markets/${file} ${pointerOf({ file, ...rest })}`;

describe('markets with mistakes', () => {
  it('are more than five hundred, of every class and in every market [OPR-18]', () => {
    const all = kinds.flatMap(everyMutation);
    expect(new Set(all.map(nameOf)).size).toBeGreaterThan(500);
    for (const market of marketIds) {
      for (const kind of kinds) {
        const found = new Set(mutationsOf(market, kind).map(({ of }) => of));
        expect([market, kind, [...found].toSorted()]).toEqual([
          market,
          kind,
          mutationClasses.toSorted(),
        ]);
      }
    }
  });

  it.each(cases)('are refused, each by its own place: $of in a $kind [OPR-18]', async (one) => {
    const wanted = everyMutation(one.kind).filter(({ of }) => of === one.of);
    const folder = new MarketsFolder();
    for (const [file, text] of changedFiles(wanted)) folder.write(file, text);
    const { findings, exitCode } = await checkFolders({
      marketsDir: folder.path,
      pluginsDir: repositoryFolders.pluginsDir,
    });
    expect(exitCode).toBe(2);
    const told = new Set(
      findings
        .filter(({ severity, place }) => severity === 'error' && place !== undefined)
        .map(({ file, pointer }) => `${file} ${pointer}`),
    );
    const missed = wanted.filter(
      (mutation) => !told.has(`markets/${mutation.file} ${pointerOf(mutation)}`),
    );
    expect(
      missed.map((mutation) => `${nameOf(mutation)} ${JSON.stringify(mutation.value)}`),
    ).toEqual([]);
  });
});

interface Health {
  readonly markets: Readonly<
    Record<string, { readonly revision: string; readonly lastError?: string }>
  >;
}

describe('a server whose markets get mistakes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ manifests: { uk: {} } });
  });
  afterAll(() => server.close());

  const ukHealth = async () => (await server.get<Health>('/health')).body.markets['uk'];
  const lastError = async () => (await ukHealth())?.lastError ?? '';
  const write = (file: string, text: string) => writeFileSync(join(server.marketsDir, file), text);

  it.each(cases)('goes on as it was: $of in a $kind [OPR-18]', async ({ kind, of }) => {
    const [mutation] = mutationsOf('uk', kind).filter((one) => one.of === of);
    if (!mutation) throw new Error('There is no such mutation.');
    const { file } = mutation;
    const good = (await ukHealth())?.revision;
    const hut = '/v1/hut?sector=uk-1&hutId=1101';
    const before = (await server.get<Hut>(hut)).body;
    for (const [name, text] of changedFiles([mutation])) write(name, text);
    await expect.poll(lastError).toContain(`markets/${file} ${pointerOf(mutation)}`);
    expect((await ukHealth())?.revision).toBe(good);
    expect(await server.get<Hut>(hut)).toMatchObject({ status: 200, body: before });
    expect((await server.get('/v1/menu-options/?sector=uk-1&hutid=1101&locale=en-GB')).status).toBe(
      200,
    );
    write(file, JSON.stringify(readMarketFile(file), undefined, 2));
    await expect.poll(lastError).toBe('');
  });
});
