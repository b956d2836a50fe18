import { randomUUID } from 'node:crypto';
import { sampleVariable, standIn } from '../../conformance/stand-ins.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { actionName } from './action-name.ts';
import { type CaptchaService, startCaptchaService } from './conformance/captcha-service.ts';

const keys = { siteKey: 'site-key', keyVariable: 'RECAPTCHA_KEY' };

let service: CaptchaService | undefined;

const started = (): CaptchaService => {
  if (!service) throw new Error('The service is not started.');
  return service;
};

/** What the script would put into the page. */
const scripted = {
  ready: (run: () => void) => run(),
  execute: async (_key: string, { action }: { readonly action: string }) => `token-of-${action}`,
};

export default {
  'bot-check': [
    {
      name: 'with a service that judges tokens',
      setUp: async () => {
        service = await startCaptchaService(sampleVariable('RECAPTCHA_KEY'));
        return () => started().close();
      },
      options: () => ({ ...keys, verifyAddress: started().url }),
      tokens: (action) => ({
        person: `person at ${actionName(action)} ${randomUUID()}`,
        bot: `program at ${actionName(action)} ${randomUUID()}`,
      }),
      unmarked: 'unknown',
      breakDown: () => started().breakDown(),
    },
  ],
  'bot-token': [
    {
      name: 'with a script that puts its function into the page',
      setUp: () => standIn({ grecaptcha: undefined }),
      options: keys,
      loadScript: async () => void Object.assign(globalThis, { grecaptcha: scripted }),
    },
  ],
} satisfies ConformanceCases;
