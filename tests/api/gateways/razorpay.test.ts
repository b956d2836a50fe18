import {
  popUpAnswer,
  razorpayStandIn,
} from '../../../plugins/gateway-razorpay/conformance/stand-in.ts';
import { provesGateway } from './gateway-suite.ts';

const account = { keyId: 'rzp_test_1', keySecret: 'a secret', webhookSecret: 'a webhook secret' };

provesGateway('GTW-10', {
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
