import { expect, it } from 'vitest';
import { botHeaders } from '../../../client/accounts/bot-headers.ts';
import { createOtpApi, type PostCall } from '../../../plugins/in-otp/otp-api.ts';
import { withTokens } from '../../client/accounts/with-tokens.ts';

const registration = {
  sector: 'in-1',
  phone: '+919876543210',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  marketing: { all: false },
};

/** Every call once, as it is posted: its path and its headers. */
const posted = async (settings: {
  readonly apiBase: string;
  readonly customerApiBase?: string;
}) => {
  const environment = await withTokens({ tokenFor: async (action) => `person at ${action}` });
  const calls: PostCall[] = [];
  const api = createOtpApi({
    post: async <Answer>(call: PostCall) => {
      calls.push(call);
      return {} as Answer;
    },
    settings,
    mark: () => botHeaders(environment, 'one-time-code'),
  });
  await api.generate('+919876543210');
  await api.verify('123456', 'asked-1');
  await api.login('in-1', 'verified-1');
  await api.register('verified-1', registration);
  return calls.map(({ path, headers = {} }) => [path, headers]);
};

it('generate carries the token of a person, and no other call does [OTP-27]', async () => {
  expect(await posted({ apiBase: '' })).toEqual([
    ['/v1/otp/generate', { 'recaptcha-token': 'person at one-time-code' }],
    ['/v1/otp/verify', {}],
    ['/v1/asia-customer/login', {}],
    ['/v1/asia-customer/register', { authorization: 'Bearer verified-1' }],
  ]);
});

it('calls go where the manifest says', async () => {
  const settings = { apiBase: 'https://otp.example', customerApiBase: '/v2/customers' };
  expect((await posted(settings)).map(([path]) => path)).toEqual([
    'https://otp.example/v1/otp/generate',
    'https://otp.example/v1/otp/verify',
    '/v2/customers/login',
    '/v2/customers/register',
  ]);
});
