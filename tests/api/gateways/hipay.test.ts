import { hipayReturn, hipayStandIn } from '../../../plugins/gateway-hipay/conformance/stand-in.ts';
import { provesGateway } from './gateway-suite.ts';

const account = { user: 'harbour', password: 'a password', passphrase: 'a long passphrase' };

provesGateway('GTW-13', {
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
  brought: (payment) => hipayReturn(payment),
});
