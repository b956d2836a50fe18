import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  worldpayReturn,
  worldpayStandIn,
} from '../../../plugins/gateway-worldpay/conformance/stand-in.ts';
import { tried } from './gateway-suite.ts';

const account = {
  merchantCode: 'HARBOURECOM',
  user: 'HARBOUR',
  password: 'a password',
  macSecret: 'a MAC secret',
};

const worldpay = tried({
  market: 'uk',
  gateway: 'worldpay',
  hutId: '1110',
  type: 'worldpay',
  provider: worldpayStandIn(account),
  options: {
    merchantCode: account.merchantCode,
    userVariable: 'WORLDPAY_USER',
    passwordVariable: 'WORLDPAY_PASSWORD',
    macSecretVariable: 'WORLDPAY_MAC_SECRET',
  },
  variables: {
    WORLDPAY_USER: account.user,
    WORLDPAY_PASSWORD: account.password,
    WORLDPAY_MAC_SECRET: account.macSecret,
  },
  brought: (payment) => worldpayReturn(payment, account),
});

beforeAll(worldpay.start);
afterAll(worldpay.close);

it.each(worldpay.promises)('a payment at Worldpay %s [GTW-12]', async (_title, keep) => {
  await expect(keep()).resolves.toBeUndefined();
});
