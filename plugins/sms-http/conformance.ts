import type { ConformanceCases } from '../../conformance/suites.ts';
import { type SmsProvider, startSmsProvider } from './conformance/sms-provider.ts';
import twilio from './providers/twilio.json' with { type: 'json' };
import vonage from './providers/vonage.json' with { type: 'json' };

let provider: SmsProvider | undefined;

const started = (): SmsProvider => {
  if (!provider) throw new Error('The provider is not started.');
  return provider;
};

const start = (answer: object) => async () => {
  provider = await startSmsProvider(answer);
  return () => started().close();
};

/** Options for a provider, with the stand-in in its place. */
const here = <Options extends { readonly address: string }>(options: Options) => ({
  ...options,
  address: options.address.replace(/^https:..[^/]+/, started().url),
});

const handedOn = () => started().calls.map(({ fields }) => Object.values(fields).join(' '));
const failed = { messages: [{ status: '4', 'error-text': 'Bad Credentials' }] };

export default {
  'sms-sender': [
    {
      name: 'with a provider like Twilio',
      setUp: start({ status: 'queued' }),
      options: () => here(twilio),
      handedOn,
      breakDown: () => started().answer(401, { message: 'Authenticate' }),
    },
    {
      name: 'with a provider like Vonage, which answers 200 to what it does not take',
      setUp: start({ messages: [{ status: '0' }] }),
      options: () => here(vonage),
      handedOn,
      breakDown: () => started().answer(200, failed),
    },
  ],
} satisfies ConformanceCases;
