import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { JsonSchema } from '../../../core/manifest/json-schema.ts';
import { commands } from '../../../tools/boot/commands.mjs';
import { editorSchemaFile, writeEditorSchema } from '../../../tools/market/write-editor-schema.ts';
import { root } from '../../../tools/tasks/project.ts';
import { PluginsFolder } from '../../server/markets/plugins-folder.ts';
import { pluginLoaders, repositoryFolders } from '../../setup/plugin-loaders.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as JsonSchema;

/** The schema as it is written for the plugins of a folder. */
async function schemaOf(pluginsDir: string): Promise<JsonSchema> {
  const marketsDir = mkdtempSync(join(tmpdir(), 'comanda-schema-'));
  try {
    await writeEditorSchema({ marketsDir, pluginsDir });
    return read(join(marketsDir, editorSchemaFile));
  } finally {
    rmSync(marketsDir, { recursive: true });
  }
}

/** A folder of its own, gone when the running test is. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-schema-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** What a schema finds in a manifest: place and rule. */
function findingsOf(schema: JsonSchema) {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const fits = ajv.compile(schema);
  return (manifest: object) =>
    (fits(manifest) ? [] : (fits.errors ?? []))
      .filter(({ keyword }) => keyword !== 'if')
      .map(
        ({ instancePath, keyword, params }) =>
          `${instancePath} ${keyword} ${JSON.stringify(params)}`,
      );
}

/** What an editor completes in an entry of the list of plugins: ids, and the options of the plugin of an id. */
function completions(schema: JsonSchema) {
  const entry = schema.properties?.['plugins']?.items;
  const ids = entry?.properties?.['id']?.['oneOf'] as { const: string; description: string }[];
  const optionsOf = (id: string) => {
    const rules = (entry?.allOf ?? []) as { if: JsonSchema; then: JsonSchema }[];
    const own = rules.find((rule) => rule.if.properties?.['id']?.['const'] === id);
    return own?.then.properties?.['options'];
  };
  return { ids, optionsOf };
}

const shipped = await schemaOf(repositoryFolders.pluginsDir);
const findings = findingsOf(shipped);

const ids = Object.keys(pluginLoaders);

describe('the schema that editors use for manifests', () => {
  it.each(ids)('completes %s and its options, each with its description [ENG-14]', async (id) => {
    const found = completions(shipped);
    const plugin = (await pluginLoaders[id]?.())?.default;
    expect(found.ids).toContainEqual({ const: id, description: `${plugin?.title}.` });
    const own = (plugin?.options?.['properties'] ?? {}) as Record<string, JsonSchema>;
    const offered = found.optionsOf(id)?.properties ?? {};
    expect(offered).toEqual(own);
    for (const [name, { description }] of Object.entries(offered)) {
      expect([name, description]).toEqual([name, expect.stringMatching(/\w+ \w+/)]);
    }
    expect(findings({ plugins: [{ id, options: { 'no-such-option': 1 } }] })).toContainEqual(
      expect.stringContaining('no-such-option'),
    );
  });

  it('has a plugin as soon as its folder is there, with descriptions and defaults [ENG-14]', async () => {
    const plugins = new PluginsFolder();
    const pace = { description: 'Questions a visit.', type: 'integer', maximum: 5, default: 2 };
    const options = { type: 'object', additionalProperties: false, properties: { pace } };
    plugins.add('polls', `options: ${JSON.stringify(options)},`);
    const schema = await schemaOf(plugins.path);
    const check = findingsOf(schema);
    const found = (...named: object[]) => check({ plugins: named });
    const { ids: offered, optionsOf } = completions(schema);
    expect(offered).toContainEqual({ const: 'polls', description: 'Made up.' });
    expect(optionsOf('polls')?.properties).toEqual({ pace });

    expect(found({ id: 'polls', options: { pace: 3 } }, { id: 'hut-list' })).toEqual([]);
    expect(found({ id: 'polls', options: { pace: 'slow' } })).toEqual([
      '/plugins/0/options/pace type {"type":"integer"}',
    ]);
    expect(found({ id: 'hut-list', options: { pace: 3 } })).toEqual([
      '/plugins/0/options additionalProperties {"additionalProperty":"pace"}',
    ]);
    expect(found({ id: 'pols' })).toContain('/plugins/0/id oneOf {"passingSchemas":null}');
  });

  it('asks for the options that a plugin cannot do without [ENG-14]', () => {
    expect(findings({ plugins: [{ id: 'order-address' }] })).toEqual([
      '/plugins/0 required {"missingProperty":"options"}',
    ]);
  });

  it('finds nothing in the manifests of this repository, which name it [ENG-14]', () => {
    const { marketsDir } = repositoryFolders;
    const manifests = readdirSync(marketsDir)
      .map((id) => join(marketsDir, id, 'manifest.json'))
      .filter((file) => existsSync(file));
    expect(manifests.length).toBeGreaterThan(0);
    for (const file of manifests) {
      const manifest = read(file);
      const named = String(manifest['$schema']);
      expect(join(file, '..', named)).toBe(join(marketsDir, editorSchemaFile));
      expect([file, findings(manifest)]).toEqual([file, []]);
    }
  });

  it('is made again when it is stale, and left alone when it is not [ENG-14]', async () => {
    const marketsDir = ownFolder();
    const file = join(marketsDir, editorSchemaFile);
    const write = () => writeEditorSchema({ ...repositoryFolders, marketsDir });
    expect(await write()).toBe(true);
    const fresh = readFileSync(file, 'utf8');
    expect(await write()).toBe(false);
    writeFileSync(file, '{}');
    expect(await write()).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(fresh);
  });

  it.each(['start', 'dev', 'check', 'market'])('is made first by npm run %s [ENG-14]', (name) => {
    expect(commands[name]?.steps[0]).toBe('tools/tasks/editor-schema.ts');
  });

  it('is made by its task in the folder that the environment names [ENG-14]', () => {
    const MARKETS_DIR = ownFolder();
    execFileSync(process.execPath, ['tools/tasks/editor-schema.ts'], {
      cwd: root,
      env: { ...process.env, MARKETS_DIR },
    });
    const made = completions(read(join(MARKETS_DIR, editorSchemaFile))).ids;
    expect(made.map((one) => one.const).toSorted()).toEqual(ids.toSorted());
  });

  it('is never checked in: git leaves it out [ENG-14]', () => {
    const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
    expect(lines).toContain(`markets/${editorSchemaFile}`);
  });
});
