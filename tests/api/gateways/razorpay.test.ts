import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  popUpAnswer,
  razorpayStandIn,
} from '../../../plugins/gateway-razorpay/conformance/stand-in.ts';
import { tried } from './gateway-suite.ts';

const account = { keyId: 'rzp_test_1', keySecret: 'a secret', webhookSecret: 'a webhook secret' };

const razorpay = tried({
  market: 'in',
  gateway: 'razorpay',
  type: 'upi',
  provider: razorpayStandIn(account),
  options: {
    keyId: account.keyId,
    keySecretVariable: 'RAZORPAY_KEY_SECRET',
    webhookSecretVariable: 'RAZORPAY_WEBHOOK_SECRET',
  },
  variables: {
    RAZORPAY_KEY_SECRET: account.keySecret,
    RAZORPAY_WEBHOOK_SECRET: account.webhookSecret,
  },
  brought: (payment) => popUpAnswer(payment, account),
});

beforeAll(razorpay.start);
afterAll(razorpay.close);

it.each(razorpay.promises)('a payment at Razorpay %s [GTW-10]', async (_title, keep) => {
  await expect(keep()).resolves.toBeUndefined();
});
