import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { root } from '../tasks/project.ts';

/** The rooms whose code reads manifests while the shop runs. */
const rooms = ['core', 'client', 'plugins', 'server', 'ui'];

/** Of the files that check manifests the one that decides something by a key. */
const decidesFlags = 'core/manifest/area-flags.ts';

/** Folders that check manifests and compare them: what they read, nobody meets in the shop. */
const judges = ['core/manifest/', 'server/review/'];

/** Files that judge manifests, and tests of plugins, read every key or none for the shop. */
const isReader = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  (path === decidesFlags || !judges.some((folder) => path.startsWith(folder))) &&
  !/^plugins\/[^/]+\/conformance[./]/.test(path);

/** An object of which every key is taken. */
interface Whole {
  readonly name: string;
  /** What it is read from where the code says so; else it is taken for a group of manifests. */
  readonly holder?: string;
}

interface Reading {
  readonly path: string;
  /** What it reads of objects: by a dot, by taking them apart, or as a key in brackets. */
  readonly names: ReadonlySet<string>;
  /** Keys that it names from the top, with dots between: `features.voucherMarkets`. */
  readonly paths: ReadonlySet<string>;
  /** Objects of which it takes every key, such as the `links` of a manifest. */
  readonly wholes: readonly Whole[];
  readonly knowsManifests: boolean;
}

/** What an expression calls an object: `links`, or the `links` of a `manifest`. */
function wholeOf(expression: ESTree.Node | undefined): readonly Whole[] {
  if (expression?.type === 'Identifier') return [{ name: expression.name }];
  if (expression?.type !== 'MemberExpression') return [];
  const { object, property } = expression;
  if (property.type !== 'Identifier' || expression.computed) return [];
  const holder = wholeOf(object)[0]?.name;
  return [{ name: property.name, ...(holder !== undefined && { holder }) }];
}

const isEntries = (callee: ESTree.Node): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'Object' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'entries';

function readingOf(path: string): Reading {
  const text = readFileSync(join(root, path), 'utf8');
  const { program } = parseSync(path, text);
  const names = new Set<string>();
  const paths = new Set<string>();
  const wholes: Whole[] = [];
  new Visitor({
    MemberExpression({ property }) {
      if (property.type === 'Identifier') names.add(property.name);
      if (property.type === 'Literal' && typeof property.value === 'string') {
        names.add(property.value);
      }
    },
    CallExpression({ callee, arguments: [first] }) {
      if (isEntries(callee)) wholes.push(...wholeOf(first));
    },
    Literal({ value }) {
      if (typeof value === 'string' && value.includes('.')) paths.add(value);
    },
    ObjectPattern({ properties }) {
      for (const one of properties) {
        if (one.type !== 'Property') continue;
        if (one.key.type === 'Identifier') names.add(one.key.name);
        if (one.key.type === 'Literal') names.add(String(one.key.value));
      }
    },
  }).visit(program);
  return { path, names, paths, wholes, knowsManifests: /manifest/i.test(text) };
}

const pathsBelow = (room: string): readonly string[] =>
  readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isReader)
    .toSorted();

/**
 * The areas of the code that read a key of a manifest: they name it together with the one that it stands in, or read any
 * key of that, or name it alone where none does more [OPR-05].
 */
export function keyReaders(): (path: readonly string[]) => readonly string[] {
  const files = rooms.flatMap(pathsBelow).map(readingOf);
  const areaOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 2).join('/');
  return (path) => {
    const named = path.filter((name) => name !== '*' && name !== '[]');
    const [own = '', holder, above = 'manifest'] = named.toReversed();
    const isWhole = (whole: Whole): boolean =>
      whole.name === holder && (whole.holder ?? 'manifest') === above;
    const isSure = ({ paths, wholes }: Reading): boolean =>
      paths.has(named.join('.')) || wholes.some(isWhole);
    const naming = files.filter((file) => file.names.has(own) || isSure(file));
    const near = naming.filter(
      (file) =>
        isSure(file) || (holder === undefined ? file.knowsManifests : file.names.has(holder)),
    );
    return [...new Set((near.length > 0 ? near : naming).map(({ path: file }) => areaOf(file)))];
  };
}
