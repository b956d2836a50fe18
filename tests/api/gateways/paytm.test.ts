import { afterAll, beforeAll, expect, it } from 'vitest';
import { paytmStandIn } from '../../../plugins/gateway-paytm/conformance/stand-in.ts';
import { tried } from './gateway-suite.ts';

const [merchantId, merchantKey, websiteName] = ['HarbourMID', 'a key of 16 sign', 'WEBSTAGING'];

const paytm = tried({
  market: 'in',
  gateway: 'paytm',
  type: 'paytm',
  provider: paytmStandIn({ merchantId, merchantKey, websiteName }),
  options: { merchantId, merchantKeyVariable: 'PAYTM_MERCHANT_KEY', websiteName },
  variables: { PAYTM_MERCHANT_KEY: merchantKey },
  takesAtOnce: true,
  hasOneCurrency: true,
});

beforeAll(paytm.start);
afterAll(paytm.close);

it.each(paytm.promises)('a payment at Paytm %s [GTW-17]', async (_title, keep) => {
  await expect(keep()).resolves.toBeUndefined();
});
