import { afterAll, beforeAll, expect, it } from 'vitest';
import { hipayReturn, hipayStandIn } from '../../../plugins/gateway-hipay/conformance/stand-in.ts';
import { tried } from './gateway-suite.ts';

const account = { user: 'harbour', password: 'a password', passphrase: 'a long passphrase' };

const hipay = tried({
  market: 'fr',
  gateway: 'hipay',
  type: 'hipay',
  provider: hipayStandIn(account),
  options: {
    userVariable: 'HIPAY_USER',
    passwordVariable: 'HIPAY_PASSWORD',
    passphraseVariable: 'HIPAY_PASSPHRASE',
  },
  variables: {
    HIPAY_USER: account.user,
    HIPAY_PASSWORD: account.password,
    HIPAY_PASSPHRASE: account.passphrase,
  },
  brought: (payment) => hipayReturn(payment, account),
});

beforeAll(hipay.start);
afterAll(hipay.close);

it.each(hipay.promises)('a payment at HiPay %s [GTW-13]', async (_title, keep) => {
  await expect(keep()).resolves.toBeUndefined();
});
