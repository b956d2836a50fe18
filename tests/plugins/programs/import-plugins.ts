/**
 * Imports every module of the folders of plugins that it is given, in a process of its own, and prints what importing
 * each of them did to the process as JSON: nothing, where all is well.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseSync, transformWithOxc } from 'vite';
import { root } from '../../../tools/tasks/project.ts';

const isModule = (path: string): boolean => /\.tsx?$/.test(path);

const modulesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isModule)
    .map((path) => join(folder, path));

const folders = process.argv.slice(2).map((folder) => resolve(folder));
const modules = folders.flatMap(modulesIn).toSorted();

// Node reads types but no components: those are made ready before, as a hook may not wait.
const components = new Map<string, string>();
for (const file of [...modules, ...modulesIn(join(root, 'ui'))].filter((path) =>
  path.endsWith('.tsx'),
)) {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, {
    jsx: { runtime: 'automatic', importSource: '@emotion/react' },
  });
  components.set(pathToFileURL(file).href, code);
}
registerHooks({
  load(url, context, nextLoad) {
    const source = components.get(url);
    return source === undefined
      ? nextLoad(url, context)
      : { format: 'module', source, shortCircuit: true };
  },
});

/** What a module imports from elsewhere than its plugin. */
function importedBy(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest: { value } }) =>
      value.startsWith('.') ? pathToFileURL(resolve(dirname(file), value)).href : value,
    )
    .filter((target) => !folders.some((folder) => target.startsWith(pathToFileURL(folder).href)));
}

const effects: string[] = [];
let present = '';
/** Has calls of a function of an object tell that a module made them. */
function watch(name: string, on: object, key: string): void {
  const real = Reflect.get(on, key) as (...given: unknown[]) => unknown;
  Reflect.set(on, key, function watched(this: unknown, ...given: unknown[]) {
    if (present !== '') effects.push(`${present} calls ${name}`);
    return Reflect.apply(real, this, given);
  });
}
for (const timer of ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'fetch']) {
  watch(timer, globalThis, timer);
}
watch('addEventListener', EventTarget.prototype, 'addEventListener');
watch('process.on', process, 'on');
watch('process.nextTick', process, 'nextTick');

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Every value of the globals, of their members and of their prototypes, by its path; what a getter would make is left alone. */
function globals(): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  const add = (path: string, on: object, depth: number): void => {
    for (const key of Reflect.ownKeys(on)) {
      const { value } = Reflect.getOwnPropertyDescriptor(on, key) ?? {};
      const at = `${path}.${String(key)}`;
      found.set(at, value);
      if (isObject(value) && depth > 0) add(at, value, depth - 1);
    }
  };
  for (const key of Reflect.ownKeys(globalThis)) {
    const { value } = Reflect.getOwnPropertyDescriptor(globalThis, key) ?? {};
    found.set(String(key), value);
    const isOwn = value === globalThis || key === 'process';
    if (isObject(value) && !isOwn) add(String(key), value, 1);
  }
  found.set('process.env', JSON.stringify(process.env));
  return found;
}

/** What the process waits for, but for turns of its own loop, which the watched calls tell. */
const waitedFor = (): string =>
  process
    .getActiveResourcesInfo()
    .filter((kind) => kind !== 'Immediate')
    .toSorted()
    .join(' ');

// What plugins import is no matter of theirs.
for (const target of new Set(modules.flatMap(importedBy))) await import(target);
for (const file of modules) {
  // What the loading of modules itself has begun ends first.
  await nextTurn();
  const [before, resources] = [globals(), waitedFor()];
  present = file;
  await import(pathToFileURL(file).href);
  present = '';
  await nextTurn();
  for (const [path, value] of globals()) {
    if (!before.has(path) || !Object.is(before.get(path), value)) {
      effects.push(`${file} changes ${path}`);
    }
  }
  if (waitedFor() !== resources) effects.push(`${file} leaves ${waitedFor()}, not ${resources}`);
}
process.stdout.write(JSON.stringify({ modules: modules.length, effects }));
// What a module has left running would keep the process.
process.exit(0);
