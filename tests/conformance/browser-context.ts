import type { ContextOf } from '../../core/engine/extensions.ts';

/** What contributions are made from in a browser. */
export const browserContext: ContextOf = ({ options }, manifest) => ({ options, manifest });
