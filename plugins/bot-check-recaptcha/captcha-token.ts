import type { CheckedAction } from '../../core/accounts/bot-check.ts';
import type { BotToken } from '../../core/accounts/bot-token.ts';
import { actionName } from './action-name.ts';
import type { ShownOptions } from './captcha-options.ts';

/** Where the script comes from. */
export const captchaHost = 'https://www.google.com';

/** What the script puts into the page. */
interface Captcha {
  ready(run: () => void): void;
  execute(siteKey: string, asked: { readonly action: string }): PromiseLike<string>;
}

const captchaIn = (page: object): Captcha => {
  const { grecaptcha } = page as { readonly grecaptcha?: Captcha };
  if (!grecaptcha) throw new Error('The script of the bot check has loaded and is not there.');
  return grecaptcha;
};

/** Gets tokens of reCAPTCHA v3; its script loads with the first call that needs one [OTP-27, GTW-37]. */
export const captchaToken = ({ siteKey }: ShownOptions): BotToken => ({
  async tokenFor(action: CheckedAction, { loadScript }) {
    await loadScript(`${captchaHost}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
    const captcha = captchaIn(globalThis);
    await new Promise<void>((resolve) => captcha.ready(resolve));
    return captcha.execute(siteKey, { action: actionName(action) });
  },
});
