import {
  worldpayReturn,
  worldpayStandIn,
} from '../../../plugins/gateway-worldpay/conformance/stand-in.ts';
import { provesGateway } from './gateway-suite.ts';

const account = {
  merchantCode: 'HARBOURECOM',
  user: 'HARBOUR',
  password: 'a password',
  macSecret: 'a MAC secret',
};

provesGateway('GTW-12', {
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
