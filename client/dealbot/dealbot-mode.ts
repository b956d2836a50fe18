import type { Manifest } from '../../schemas/types/manifest.ts';
import { basketAreas } from '../basket/basket-areas.ts';
import type { Variants } from '../experiments/experiments.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';

/** What decides whether and how the deal assistant shows. */
export interface DealbotModeFacts {
  readonly manifest: Pick<Manifest, 'dealbot' | 'flags'>;
  readonly experiments: Pick<Variants, 'variantOf'>;
  readonly flagLevel: string;
  /** Address the visit landed on. */
  readonly landing: string | undefined;
}

/** How its savings show: in the basket, as a toast, in both, or not at all [BOT-13, BOT-14, EXP-25]. */
export interface DealbotLayout {
  readonly hasPanel: boolean;
  readonly hasToast: boolean;
}

/** The flag that turns it off for everyone is set [BOT-11, EXP-64]. */
export const isDealbotDisabled = ({ manifest, flagLevel }: DealbotModeFacts): boolean =>
  isFeatureOn(manifest.flags, 'dealbot-disable', flagLevel);

/** Whether it switches on by itself after a localisation [BOT-08, BOT-09, BOT-10, LOC-42, CST-104, EXP-73]. */
export function switchesOnByItself(facts: DealbotModeFacts): boolean {
  const { manifest, flagLevel, landing = '' } = facts;
  const { afterLocalisation, exceptDiscountIds } = manifest.dealbot.autoEnable;
  if (isDealbotDisabled(facts)) return false;
  if (isFeatureOn(manifest.flags, 'dealbot-auto-enable', flagLevel)) return true;
  return afterLocalisation && !exceptDiscountIds.some((id) => landing.includes(id));
}

/** How it shows; an experiment on its layout wins over running discreetly. */
export function dealbotLayout(facts: DealbotModeFacts): DealbotLayout {
  const variant = facts.experiments.variantOf('dealbot-v2');
  if (variant === 'A') return { hasPanel: true, hasToast: false };
  if (variant === 'B') return { hasPanel: false, hasToast: true };
  if (variant === 'C') return { hasPanel: true, hasToast: true };
  const { hasDiscreetDealbot } = basketAreas(facts.manifest, facts.flagLevel);
  return { hasPanel: !hasDiscreetDealbot, hasToast: false };
}

/** Whether a modal introduces it before it turns on [BOT-15, EXP-26]. */
export const asksBeforeTurningOn = (facts: DealbotModeFacts): boolean =>
  facts.experiments.variantOf('dealbot-v2-modal') === 'treatment';
