import type { CallRules } from '../call-rules.ts';

/** Calls that programs would make in great numbers [OTP-27, GTW-37]. */
export type CheckedAction = 'sign-up' | 'forgot-password' | 'one-time-code';

/** The header in which a browser sends the token that it was given for an action [OTP-27]. */
export const botTokenHeader = 'recaptcha-token';

/** A call that is looked at before it is answered. */
export interface CheckedCall {
  readonly action: CheckedAction;
  /** What the browser sends in `botTokenHeader`; undefined for a call that goes out unmarked. */
  readonly token: string | undefined;
  /** Network address that the call came from. */
  readonly address: string;
}

/** `bot` is refused; `unknown` is let through, as the limits of calls hold for it too. */
export const botVerdicts = ['person', 'bot', 'unknown'] as const;
export type BotVerdict = (typeof botVerdicts)[number];

/**
 * Tells people from programs [OTP-27, GTW-37]. Whether an unmarked call is let through is for the plugin to say; where the
 * service behind it does not answer, the call is `unknown`. Tokens and addresses get into no log and no error.
 */
export interface BotCheck {
  judge(call: CheckedCall): Promise<BotVerdict>;
}

/** How long a verdict is waited for, in milliseconds: a customer is looking on. */
const longestVerdictMs = 2_000;

export const botCheckCalls: CallRules<BotCheck> = {
  judge: {
    limitMs: longestVerdictMs,
    fits: (answer) => botVerdicts.some((verdict) => verdict === answer),
    otherwise: () => Promise.resolve('unknown'),
  },
};
