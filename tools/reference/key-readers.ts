import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { root } from '../tasks/project.ts';

/** The rooms whose code reads manifests while the shop runs. */
const rooms = ['core', 'client', 'plugins', 'server', 'ui'];

/** Files that check manifests, and tests of plugins, read every key or none for the shop. */
const isReader = (path: string): boolean =>
  /\.tsx?$/.test(path) &&
  !path.startsWith('core/manifest/') &&
  !/^plugins\/[^/]+\/conformance[./]/.test(path);

interface Reading {
  readonly path: string;
  /** What it reads of objects: by a dot, by taking them apart, or as a key in brackets. */
  readonly names: ReadonlySet<string>;
  readonly knowsManifests: boolean;
}

function readingOf(path: string): Reading {
  const text = readFileSync(join(root, path), 'utf8');
  const { program } = parseSync(path, text);
  const names = new Set<string>();
  new Visitor({
    MemberExpression({ property }) {
      if (property.type === 'Identifier') names.add(property.name);
      if (property.type === 'Literal' && typeof property.value === 'string') {
        names.add(property.value);
      }
    },
    ObjectPattern({ properties }) {
      for (const one of properties) {
        if (one.type !== 'Property') continue;
        if (one.key.type === 'Identifier') names.add(one.key.name);
        if (one.key.type === 'Literal') names.add(String(one.key.value));
      }
    },
  }).visit(program);
  return { path, names, knowsManifests: /manifest/i.test(text) };
}

const pathsBelow = (room: string): readonly string[] =>
  readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isReader)
    .toSorted();

/** The areas of the code that read a key of a manifest, and the one that it stands in [OPR-05]. */
export function keyReaders(): (path: readonly string[]) => readonly string[] {
  const files = rooms.flatMap(pathsBelow).map(readingOf);
  const areaOf = (path: string): string => path.split('/').slice(0, -1).slice(0, 2).join('/');
  return (path) => {
    const [own = '', holder] = path.filter((name) => name !== '*' && name !== '[]').toReversed();
    const naming = files.filter(({ names }) => names.has(own));
    const near = naming.filter(({ names, knowsManifests }) =>
      holder === undefined ? knowsManifests : names.has(holder),
    );
    return [...new Set((near.length > 0 ? near : naming).map(({ path: file }) => areaOf(file)))];
  };
}
