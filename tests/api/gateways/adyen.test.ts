import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  adyenStandIn,
  sessionResult,
} from '../../../plugins/gateway-adyen/conformance/stand-in.ts';
import { tried } from './gateway-suite.ts';

const merchantAccount = 'HarbourECOM';
const [apiKey, hmacKey] = ['AQE-harbour', '44782DEF547AAA06C910C43932B1EB0C'];

const adyen = tried({
  market: 'uk',
  gateway: 'adyen',
  type: 'microform',
  provider: adyenStandIn({ apiKey, hmacKey, merchantAccount }),
  options: {
    merchantAccount,
    apiKeyVariable: 'ADYEN_API_KEY',
    hmacKeyVariable: 'ADYEN_HMAC_KEY',
  },
  variables: { ADYEN_API_KEY: apiKey, ADYEN_HMAC_KEY: hmacKey },
  brought: (payment) => ({ paymentAuthorisationResponse: sessionResult(payment) }),
});

beforeAll(adyen.start);
afterAll(adyen.close);

it.each(adyen.promises)('a payment at Adyen %s [GTW-18]', async (_title, keep) => {
  await expect(keep()).resolves.toBeUndefined();
});
