import { afterAll, beforeAll, expect, it } from 'vitest';
import { phonepeStandIn } from '../../../plugins/gateway-phonepe/conformance/stand-in.ts';
import { tried } from './gateway-suite.ts';

const [merchantId, saltKey, saltIndex] = ['HARBOURUAT', '099eb0cd-02cf', '1'];

const phonepe = tried({
  market: 'in',
  gateway: 'phonepe',
  type: 'phone-pe',
  provider: phonepeStandIn({ merchantId, saltKey, saltIndex }),
  options: { merchantId, saltKeyVariable: 'PHONEPE_SALT_KEY', saltIndex },
  variables: { PHONEPE_SALT_KEY: saltKey },
  takesAtOnce: true,
  hasOneCurrency: true,
});

beforeAll(phonepe.start);
afterAll(phonepe.close);

it.each(phonepe.promises)('a payment at PhonePe %s [GTW-17]', async (_title, keep) => {
  await expect(keep()).resolves.toBeUndefined();
});
