import { type CallRules, isText, optional } from '../call-rules.ts';
import type { LoadScript } from '../shell/visit-services.ts';
import type { CheckedAction } from './bot-check.ts';

/**
 * Gets what shows the bot check of the server that a person makes a call [OTP-27, GTW-37]. Whoever makes the call waits for
 * `botCheck.scriptWaitMs` of the manifest, and then makes it without.
 */
export interface BotToken {
  /**
   * A token for one call.
   * @param ports how a script of another site is run
   * @throws when there is none to be had; the call goes out unmarked
   */
  tokenFor(
    action: CheckedAction,
    ports: { readonly loadScript: LoadScript },
  ): Promise<string | undefined>;
}

export const botTokenCalls: CallRules<BotToken> = {
  tokenFor: { fits: optional(isText), otherwise: () => Promise.resolve(undefined) },
};
