import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packageFolder } from '../tasks/project.ts';

/** The three functions of the package that the container calls, on metadata of whole objects only. */
const metadataStore = `
const store = new WeakMap();
const valuesOf = (target) => store.get(target) ?? new Map();
Reflect.getOwnMetadata ??= (key, target) => valuesOf(target).get(key);
Reflect.getMetadata ??= Reflect.getOwnMetadata;
Reflect.defineMetadata ??= (key, value, target) =>
  void store.set(target, valuesOf(target).set(key, value));
`;

/** What stands in for a module that is imported and that no page needs, and why none does. */
const standIns: Readonly<Record<string, string>> = {
  // The container keeps its counters in it; what decorated classes need besides, no binding of ours has.
  'reflect-metadata/lite': metadataStore,
  // Emotion's withTheme uses it to wrap class components; we read the theme through the css prop and useTheme.
  'hoist-non-react-statics': 'export default (target) => target;',
};

/** Modules of react-router whose version for browsers warns developers; the package has others that do not. */
const quietModules: Readonly<Record<string, string>> = {
  'react-router': 'dist/production/index.mjs',
  'react-router/dom': 'dist/production/dom-export.mjs',
};

/** What extension points are for: people read it in the reference, no page shows it. */
const purposes = /^ {4}purpose:\s.*$/gm;
const points = /\/core\/extension-points\.ts$/;
/** Points that only the server loads: what fills them stands in the half that browsers do not get. */
const serverPoints = /\/core\/server-points\.ts$/;

/** What plugins are called, and the schemas of their options: people read them, and the start goes by them, no page does. */
const labels = /^ {2}(?:title|version|engine):\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;
const optionsSchemas = /^ {2}options: (?:\w+|\{\n(?: {4}.*\n)* {2}\}),\n/gm;
const plugins = /\/plugins\/[^/]+\/plugin\.ts$/;

/** Prefixes of browsers that are gone; what the oldest of ours still asks for, a style says itself. */
const prefixes = 'defaultStylisPlugins = [prefixer]';
const styleCache = /\/@emotion\/cache\/dist\/[\w.-]+\.esm\.js$/;

function withoutPrefixes(code: string): string {
  if (!code.includes(prefixes)) throw new Error('Emotion names its prefixes otherwise now.');
  return code.replace(prefixes, 'defaultStylisPlugins = []');
}

/**
 * Finalizers of a page run on after it was left. Those of the observers clear a timer by its number then, and the next
 * page, whose numbers begin anew, loses its own; without them the observers go by the timer that they have beside.
 */
const withoutFinalizers = { FinalizationRegistry: 'undefined' };

/** Leaves what no line of ours can reach, and what only developers need, out of the browser's build. */
export const leaveOut = (): Plugin => ({
  name: 'leave-out',
  apply: 'build',
  enforce: 'pre',
  config: () => ({ define: withoutFinalizers }),
  resolveId(id) {
    const quiet = Object.hasOwn(quietModules, id) ? quietModules[id] : undefined;
    if (quiet !== undefined) {
      return join(packageFolder('react-router', packageFolder('react-router-dom')), quiet);
    }
    return Object.hasOwn(standIns, id) ? `\0leave-out:${id}` : null;
  },
  transform: {
    filter: { id: [points, serverPoints, plugins, styleCache] },
    handler: (code, id) => {
      if (styleCache.test(id)) return withoutPrefixes(code);
      if (serverPoints.test(id)) return 'export const serverPoints = {};';
      return points.test(id)
        ? code.replaceAll(purposes, '    purpose: "",')
        : code.replaceAll(labels, '').replaceAll(optionsSchemas, '');
    },
  },
  load: (id) => (id.startsWith('\0leave-out:') ? standIns[id.slice('\0leave-out:'.length)] : null),
});
