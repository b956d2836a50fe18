import { expect, it } from 'vitest';
import { standIn } from '../../../conformance/stand-ins.ts';
import { captchaToken } from '../../../plugins/bot-check-recaptcha/captcha-token.ts';

it('reCAPTCHA is loaded with the site key, and asked for an action by a name that it takes [GTW-37]', async () => {
  const loaded: string[] = [];
  const executed: unknown[][] = [];
  const leave = standIn({
    grecaptcha: {
      ready: (run: () => void) => run(),
      execute: async (...given: unknown[]) => {
        executed.push(given);
        return 'token-1';
      },
    },
  });
  try {
    const loadScript = async (address: string) => void loaded.push(address);
    const source = captchaToken({ siteKey: 'site-key' });
    expect(await source.tokenFor('one-time-code', { loadScript })).toBe('token-1');
    expect(loaded).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key']);
    expect(executed).toEqual([['site-key', { action: 'one_time_code' }]]);
  } finally {
    leave();
  }
});
