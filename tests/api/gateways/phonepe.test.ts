import { phonepeStandIn } from '../../../plugins/gateway-phonepe/conformance/stand-in.ts';
import { provesGateway } from './gateway-suite.ts';

const [merchantId, saltKey, saltIndex] = ['HARBOURUAT', '099eb0cd-02cf', '1'];

provesGateway('GTW-17', {
  market: 'in',
  gateway: 'phonepe',
  type: 'phone-pe',
  provider: phonepeStandIn({ merchantId, saltKey, saltIndex }),
  options: { merchantId, saltKeyVariable: 'PHONEPE_SALT_KEY', saltIndex },
  variables: { PHONEPE_SALT_KEY: saltKey },
  takesAtOnce: true,
  hasOneCurrency: true,
});
