import type { Plugin } from 'vite';

const hooks = '@emotion/use-insertion-effect-with-fallbacks';

/** What Emotion does without React's insertion effects: rules go in as a component is drawn. */
const drawnHooks = `
import { useInsertionEffect } from 'react';
export const useInsertionEffectAlwaysWithSyncFallback = (insert) => insert();
export { useInsertionEffect as useInsertionEffectWithLayoutFallback };
`;

/**
 * Compiles the rules of components while they are drawn, in slices that give way to taps, and not in the commit, which
 * nothing interrupts: they were up to two thirds of it [SHP-48]. A rule stands alone on its element, so that their order
 * does not matter; rules of the whole page go in with the commit as before.
 */
export const earlyStyles = (): Plugin => ({
  name: 'early-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === hooks ? `\0early-styles:${id}` : null),
  load: (id) => (id === `\0early-styles:${hooks}` ? drawnHooks : null),
});
