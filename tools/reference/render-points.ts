import type { Plugin } from '../../core/define-plugin.ts';
import { type ExtensionPointId, extensionPoints } from '../../core/extension-points.ts';

/** When a plugin that fills a point is loaded, in words. */
const moments = {
  page: 'with every page',
  hut: 'with a hut',
  checkout: 'with the checkout',
  consent: 'after consent',
  'web-view': "in a native app's web view, with every page",
  server: 'on the server only',
} as const;

const conflicts = {
  refuse: 'refused at start',
  'in-order': 'all run, in the order of the manifest',
  first: 'the first that answers wins',
} as const;

const failures = {
  stop: 'stops the flow',
  skip: 'is ignored',
  default: 'has a stand-in',
} as const;

/** The file that each imported name comes from. */
function importsOf(source: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of source.matchAll(
    /import (?:type )?\{([^}]*)\} from '([^']*)'/g,
  )) {
    for (const name of names.split(',')) files.set(name.trim().replace(/^type /, ''), file);
  }
  return files;
}

/** Name of the contract behind each point and the file that holds it, read from the source of the contracts. */
function contractsIn(source: string): ReadonlyMap<string, { name: string; file: string }> {
  const files = importsOf(source);
  const bodies = [...source.matchAll(/interface (?:Shared|Server)Contracts \{([^}]*)\}/g)];
  return new Map(
    [
      ...bodies
        .map(([, body]) => body)
        .join('')
        .matchAll(/^ *'?([\w-]+)'?: (\w+);/gm),
    ].map(([, point = '', name = '']) => [
      point,
      { name, file: (files.get(name) ?? '').replace(/^\.\//, 'core/') },
    ]),
  );
}

/** The file that holds the suite of each point, read from the source of the suites. */
function suitesIn(source: string): ReadonlyMap<string, string> {
  const files = importsOf(source);
  const [, body = ''] = /conformanceSuites = \{([^}]*)\}/.exec(source) ?? [];
  return new Map(
    [...body.matchAll(/^ *'?([\w-]+)'?: (\w+),/gm)].map(([, point = '', name = '']) => [
      point,
      (files.get(name) ?? '').replace(/^\.\//, 'conformance/'),
    ]),
  );
}

/** The sources that the reference is made of. */
interface PointSources {
  /** Text of `core/extension-contracts.ts`. */
  readonly contracts: string;
  /** Text of `conformance/suites.ts`. */
  readonly suites: string;
}

/** The reference of the extension points, as Markdown. */
export function renderPoints(sources: PointSources, plugins: readonly Plugin[]): string {
  const contracts = contractsIn(sources.contracts);
  const suites = suitesIn(sources.suites);
  const sections = (Object.keys(extensionPoints) as ExtensionPointId[]).map((point) => {
    const { purpose, cardinality, loads, conflict, failure, mostFailures, calls } =
      extensionPoints[point];
    const contract = contracts.get(point);
    const suite = suites.get(point);
    const filledBy = plugins
      .filter(({ contributes }) => contributes.some((one) => one.point === point))
      .map(({ id }) => `\`${id}\``);
    const limits = Object.entries(calls as Readonly<Record<string, { limitMs?: number }>>).flatMap(
      ([call, { limitMs }]) => (limitMs === undefined ? [] : [`\`${call}\` ${limitMs / 1000} s`]),
    );
    const rows: readonly (readonly [string, string])[] = [
      ['contract', `\`${contract?.name}\` in [${contract?.file}](../../${contract?.file})`],
      ['suite', suite === undefined ? 'none' : `[${suite}](../../${suite})`],
      ['plugins', cardinality === 'one' ? 'one a market' : 'any number'],
      ['loaded', moments[loads]],
      ['two that want it', conflicts[conflict]],
      ['one that fails', failures[failure]],
      ...(limits.length > 0 ? [['waited for', limits.join(', ')] as const] : []),
      ...(mostFailures === undefined
        ? []
        : [
            ['left out for a minute', `after more than ${mostFailures} failures a minute`] as const,
          ]),
      ['filled by', filledBy.join(', ') || 'none of this repository'],
    ];
    const table = rows.map(([name, value]) => `| ${name} | ${value} |`);
    return [`## ${point}`, '', purpose, '', '| | |', '| --- | --- |', ...table].join('\n');
  });
  return [
    '# Extension points',
    '',
    'What a plugin can fill. Made from `core/extension-points.ts` by `node tools/generate-reference.ts`; change that, not this. [Add a plugin](../guides/add-a-plugin.md) says how.',
    '',
    ...sections.flatMap((section) => [section, '']),
  ].join('\n');
}
