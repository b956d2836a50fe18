import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { JsonObject } from '../../../core/manifest/json.ts';
import { loadMarkets } from '../../../server/markets/load-markets.ts';
import { readDeployment } from '../../../server/markets/read-deployment.ts';
import { translateMark } from '../../../server/markets/translate-mark.ts';
import { baseWords, textsOf } from '../../../server/markets/market-words.ts';
import { wordsToTranslate } from '../../../tools/market/words-command.ts';
import { newMarket } from '../../../tools/new/new-market.ts';
import { formatText } from '../../../tools/tasks/format-text.ts';
import { root } from '../../../tools/tasks/project.ts';
import { madePhoto, namePhotos, putPhoto, red } from '../../setup/photographed-chain.ts';
import { madeMarket } from '../../setup/made-market.ts';
import { MarketsFolder } from '../../server/markets/markets-folder.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';

const { pluginsDir, marketsDir: samples } = repositoryFolders;

/** A market made alone in a folder that is gone when the test is. */
async function made(...args: readonly string[]) {
  const { marketsDir, remove } = await madeMarket(...args);
  onTestFinished(remove);
  return { marketsDir, pluginsDir };
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as JsonObject;

/** Runs the command itself on a folder of markets. */
const run = (marketsDir: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['tools/tasks/new.ts', ...args], {
    cwd: root,
    env: { ...process.env, MARKETS_DIR: marketsDir },
    encoding: 'utf8',
  });

describe('npm run new -- market', () => {
  it.each(['uk', 'fr', 'in', 'ca'])(
    'makes a market like %s that starts at once, alone, with sectors of its own and a small catalogue [ENG-31]',
    async (like) => {
      const [market, ...others] = await loadMarkets(await made('sol', '--like', like));
      const [sample] = await loadMarkets(repositoryFolders).then((all) =>
        all.filter(({ id }) => id === like),
      );
      expect(others).toEqual([]);
      expect(market?.id).toBe('sol');
      const { sectors, hosts, locales } = market?.market.manifest ?? {};
      expect(sectors).toEqual(sample?.market.manifest.sectors.map((_, at) => `sol-${at + 1}`));
      expect(hosts).toEqual(['sol.localhost']);
      expect(locales).toEqual(sample?.locales);
      expect(market?.catalogue?.huts.map(({ sector }) => sector)).toEqual(sectors);
      const [own = 0, all = 0] = [market, sample].map((one) => one?.catalogue?.products.length);
      expect(own).toBeGreaterThan(10);
      expect(own).toBeLessThan(all * 0.7);
      expect(market?.untranslated).toEqual({});
    },
  );

  it('leaves the photographs of the other market to it, and starts drawn [ENG-31, OPR-26]', async () => {
    const folder = new MarketsFolder();
    const uk = join(folder.path, 'uk');
    putPhoto(uk, 'pizza.jpg', await madePhoto({ width: 40, height: 30, colour: red }));
    namePhotos(uk, {
      products: { margherita: 'pizza.jpg', 'pepperoni-classic': '/shared/pepperoni.jpg' },
      promos: { 'big-night-in': 'pizza.jpg' },
    });
    const command = { kind: 'market', id: 'sol', like: 'uk' } as const;
    const deployment = await readDeployment({ marketsDir: folder.path, pluginsDir });
    const files = await newMarket(deployment, command, { pluginsDir });
    const texts = [...files.values()].join();
    expect(texts).not.toContain('pizza.jpg');
    expect(texts).toContain('margherita');
    expect(texts).toContain('/shared/pepperoni.jpg');
  });

  it('lists every word of every locale and marks those still to translate, which customers see without the mark [ENG-31]', async () => {
    const folders = await made('sol', '--like', 'fr', '--locales', 'pt-PT,fr-FR');
    const words = join(folders.marketsDir, 'sol', 'words');
    const deployment = await readDeployment(repositoryFolders);
    for (const [locale, isMarked] of [
      ['pt-PT', true],
      ['fr-FR', false],
    ] as const) {
      const texts = textsOf(read(join(words, `${locale}.json`)) as Parameters<typeof textsOf>[0]);
      expect([...texts.keys()]).toEqual(
        expect.arrayContaining([...textsOf(baseWords(deployment, 'en')).keys()]),
      );
      expect([...texts.values()].every((text) => text.startsWith(translateMark))).toBe(isMarked);
    }
    const [market] = await loadMarkets(folders);
    const served = textsOf(market?.words('pt-PT') ?? {});
    expect([...served.values()].filter((text) => text.includes(translateMark))).toEqual([]);
    expect(market?.catalogue?.products[0]?.title).not.toContain(translateMark);
    expect(Object.keys(market?.untranslated ?? {})).toEqual(
      expect.arrayContaining([expect.stringContaining('sol/words/pt-PT.json')]),
    );
  });

  it('has `npm run market -- words` tell how many are left, until none is [ENG-31]', async () => {
    const folders = await made('sol', '--like', 'uk', '--locales', 'pt-PT');
    const told = async () =>
      wordsToTranslate(await readDeployment(folders), ['words', 'sol'], folders);
    const leftIn = async (file: string) =>
      Number(new RegExp(`${file}: (\\d+)`, 'u').exec(await told())?.[1]);
    const file = join(folders.marketsDir, 'sol/words/pt-PT.json');
    const before = await leftIn('pt-PT.json');
    const content = read(file);
    const basket = { ...(content['basket'] as JsonObject), title: 'O seu cesto' };
    writeFileSync(file, JSON.stringify({ ...content, basket }));
    expect(await leftIn('pt-PT.json')).toBe(before - 1);
    const folder = join(folders.marketsDir, 'sol');
    for (const name of ['words', 'catalogue'].flatMap((part) =>
      readdirSync(join(folder, part)).map((one) => join(folder, part, one)),
    )) {
      writeFileSync(name, readFileSync(name, 'utf8').replaceAll(translateMark, ''));
    }
    expect(await told()).toBe('Every text of sol is translated.');
  });

  it('names a plugin of a package by the package, as the market does that it is like [ENG-11, ENG-31]', async () => {
    const folder = new MarketsFolder();
    const place = join(folder.path, 'node_modules/@chain/polls');
    mkdirSync(place, { recursive: true });
    const comanda = { id: 'polls', folder: './' };
    writeFileSync(join(place, 'package.json'), JSON.stringify({ type: 'module', comanda }));
    const head = "id: 'polls', title: 'Polls', version: '1.0.0', engine: '^1.0.0'";
    writeFileSync(join(place, 'plugin.js'), `export default { ${head}, contributes: [] };`);
    folder.change('uk/manifest.json', (manifest) => ({
      ...manifest,
      plugins: [...(manifest['plugins'] as unknown as object[]), { id: '@chain/polls' }],
    }));
    const deployment = await readDeployment({ marketsDir: folder.path, pluginsDir });
    const command = { kind: 'market', id: 'sol', like: 'uk' } as const;
    const files = await newMarket(deployment, command, { pluginsDir });
    const { plugins } = JSON.parse(files.get('manifest.json') ?? '{}') as JsonObject;
    expect(plugins).toContainEqual({ id: '@chain/polls' });
    expect(plugins).not.toContainEqual({ id: 'polls' });
  });

  it('writes files as the format check wants them [ENG-31]', async () => {
    const marketsDir = mkdtempSync(join(tmpdir(), 'comanda-new-'));
    onTestFinished(() => rmSync(marketsDir, { recursive: true, force: true }));
    cpSync(join(samples, 'uk'), join(marketsDir, 'uk'), { recursive: true });
    expect(run(marketsDir, 'market', 'sol', '--like', 'uk').status).toBe(0);
    const folder = join(marketsDir, 'sol');
    for (const path of ['manifest.json', 'theme.json', 'catalogue/huts.json']) {
      const filepath = join(folder, path);
      const text = readFileSync(filepath, 'utf8');
      expect(await formatText(path, text)).toBe(text);
    }
  });

  it('refuses an id that is taken, a market that is not there and an odd id, and writes nothing [ENG-31]', () => {
    const marketsDir = mkdtempSync(join(tmpdir(), 'comanda-new-'));
    onTestFinished(() => rmSync(marketsDir, { recursive: true, force: true }));
    cpSync(join(samples, 'uk'), join(marketsDir, 'uk'), { recursive: true });
    mkdirSync(join(marketsDir, 'half'));
    const refused = (...args: readonly string[]) => {
      const { status, stderr } = run(marketsDir, ...args);
      expect(status).toBe(1);
      return stderr;
    };
    expect(refused('market', 'uk', '--like', 'uk')).toContain('There is a market uk already');
    expect(refused('market', 'half', '--like', 'uk')).toContain('There is a market half already');
    expect(refused('market', 'sol', '--like', 'ukk')).toContain(
      'There is no market ukk. Did you mean uk?',
    );
    expect(refused('market', '../sol', '--like', 'uk')).toContain('"../sol" is no id');
    expect(refused('market', 'sol', '--like', 'uk', '--locales', 'english')).toContain('no locale');
    expect(refused('market', 'sol')).toContain('npm run new -- market <id> --like <market>');
    expect(readdirSync(marketsDir).toSorted()).toEqual(['half', 'uk']);
    expect(run(marketsDir, 'market', 'sol', '--like', 'uk').status).toBe(0);
    expect(readdirSync(marketsDir).toSorted()).toEqual(['half', 'sol', 'uk']);
  });
});
