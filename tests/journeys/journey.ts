import { test as base } from '@playwright/test';
import { onOwnClock } from './clock.ts';
import { startInControl } from './in-control.ts';

export * from '@playwright/test';

/** How a journey starts. */
interface Start {
  /** The visitor is in the control of every experiment, else in a random variant of each. */
  readonly startsInControl: boolean;
}

/** A journey at the moment of its server, of a visitor who is in the control of every experiment, unless it forces a variant or says otherwise. */
export const test = base.extend<Start>({
  startsInControl: [true, { option: true }],
  context: async ({ context, startsInControl }, run) => {
    await onOwnClock(context);
    if (startsInControl) await startInControl(context);
    await run(context);
  },
});
