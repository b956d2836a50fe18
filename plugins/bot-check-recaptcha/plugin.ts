import { definePlugin } from '../../core/define-plugin.ts';
import { captchaHost, captchaToken } from './captcha-token.ts';
import { type CaptchaOptions, captchaOptions } from './captcha-options.ts';

export default definePlugin<CaptchaOptions>({
  id: 'bot-check-recaptcha',
  title: 'Bot check by reCAPTCHA v3',
  version: '1.0.0',
  engine: '^1.0.0',
  options: captchaOptions,
  outside: () => ({
    scripts: [captchaHost, 'https://www.gstatic.com'],
    calls: [captchaHost],
    frames: [captchaHost],
  }),
  contributes: [{ point: 'bot-token', make: ({ options }) => captchaToken(options) }],
});
