import type { AppCapability, Capabilities } from '../../schemas/types/webview/greeting.ts';

/** Versions of the messages that the page speaks: the greeting came with version 2 [HST-03]. */
export const spoken = { version: 2, oldest: 1 } as const;

/** What the page can do with an app around it, each for itself [HST-04]. */
export const pageCapabilities: readonly AppCapability[] = [
  'route',
  'back',
  'basket',
  'order-placed',
  'order-status',
  'open-outside',
  'share',
  'safe-areas',
  'theme',
  'haptics',
  'sign-in',
  'deep-link',
];

/** What page and app both speak and can do. */
export interface Agreement {
  readonly version: number;
  readonly capabilities: readonly AppCapability[];
}

/** What holds with an app that has not greeted, or with which there is no common version. */
export const notGreeted: Agreement = { version: 1, capabilities: [] };

/** What holds with an app: the newest version that both speak, and of it what both can do [HST-03]. */
export function agreeWith({ version, oldest = 1, capabilities }: Capabilities): Agreement {
  const common = Math.min(spoken.version, version);
  if (common < Math.max(spoken.oldest, oldest) || common < 2) return notGreeted;
  const shared = pageCapabilities.filter((capability) => capabilities.includes(capability));
  return { version: common, capabilities: shared };
}
