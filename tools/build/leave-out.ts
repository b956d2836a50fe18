import type { Plugin } from 'vite';

/** What stands in for a package that a dependency imports and that we never reach, and why we do not. */
const standIns: Readonly<Record<string, string>> = {
  // The container imports it for decorated classes; every binding of ours is a value or a function with its tokens.
  'reflect-metadata/lite': 'export {};',
  // Emotion's withTheme uses it to wrap class components; we read the theme through the css prop and useTheme.
  'hoist-non-react-statics': 'export default (target) => target;',
};

/** Leaves packages that no line of ours can reach out of the browser's build. */
export const leaveOut = (): Plugin => ({
  name: 'leave-out',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (Object.hasOwn(standIns, id) ? `\0leave-out:${id}` : null),
  load: (id) => (id.startsWith('\0leave-out:') ? standIns[id.slice('\0leave-out:'.length)] : null),
});
