import { paytmStandIn } from '../../../plugins/gateway-paytm/conformance/stand-in.ts';
import { provesGateway } from './gateway-suite.ts';

const [merchantId, merchantKey, websiteName] = ['HarbourMID', 'a key of 16 sign', 'WEBSTAGING'];

provesGateway('GTW-17', {
  market: 'in',
  gateway: 'paytm',
  type: 'paytm',
  provider: paytmStandIn({ merchantId, merchantKey, websiteName }),
  options: { merchantId, merchantKeyVariable: 'PAYTM_MERCHANT_KEY', websiteName },
  variables: { PAYTM_MERCHANT_KEY: merchantKey },
  takesAtOnce: true,
  hasOneCurrency: true,
});
