import { defineServerHalf } from '../../core/define-server-half.ts';
import { captchaCheck } from './captcha-check.ts';
import type { CaptchaOptions } from './captcha-options.ts';

export default defineServerHalf<CaptchaOptions>({
  contributes: [{ point: 'bot-check', make: (server) => captchaCheck(server) }],
});
