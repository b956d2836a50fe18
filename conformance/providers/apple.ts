import type { MerchantQuestion } from '../../core/payments/wallet.ts';
import { StandInRefusal } from './ledger.ts';
import type { StandInRoutes } from './stand-in.ts';

/** Apple's server as far as sessions of merchants go; the certificate is a matter of the encryption, which stand-ins have none of. */
export const appleRoutes: StandInRoutes = {
  'POST /paymentservices/paymentSession': (call) => {
    const asked = call.json() as Readonly<Record<string, string>>;
    const { merchantIdentifier, displayName, initiative, initiativeContext } = asked;
    if (!merchantIdentifier || !displayName || initiative !== 'web' || !initiativeContext) {
      throw new StandInRefusal(400, 'no shop on the web');
    }
    return { body: { merchantSessionIdentifier: 'SSH', domainName: initiativeContext } };
  },
};

/** A merchant whose session is asked for at a stand-in, once that is started. */
export const appleMerchant = (now: () => { readonly url: string }) => (): MerchantQuestion => ({
  displayName: 'Harbour',
  merchantIdentifier: 'merchant.example',
  validationUrl: `${now().url}/paymentservices/startSession`,
});
