import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type {
  OrderFailure,
  PayerAuthAnswer,
  PlaceRequest,
  Preauthorisation,
} from '../../../schemas/types/http/orders.ts';
import type { TrialOutcome } from '../../../plugins/sandbox-gateway/provider/trial-entry.ts';
import { returnedValues } from '../../../core/payments/returned-values.ts';
import { type ReturnFacts, returnPayload } from '../../../core/payments/return-addresses.ts';
import { placeOrder, preauthorise, type Sample, sampleOrder } from '../orders/sample-orders.ts';
import type { TestServer } from '../start-server.ts';

/** What became of one try to pay: where it ended, and what the shop said. */
export interface Tried {
  readonly request: OrderRequest;
  readonly opened: Preauthorisation;
  /** The address that the customer was led back to, if any. */
  readonly back: URL | undefined;
  /** Status of the last call of the shop, and why it refused. */
  readonly status: number;
  readonly code: string | undefined;
}

/** Tries to pay an order in one way, to the outcome that was wished for. */
export type Way = (server: TestServer, sample: Sample, outcome: TrialOutcome) => Promise<Tried>;

/** What the sandbox tells whoever chose an outcome [PAY-145]. */
interface Chosen {
  readonly status: string;
  readonly callback?: {
    readonly type?: string;
    readonly token?: string;
    readonly transactionId?: string;
    readonly orderid?: string;
    readonly signature?: string;
  };
  readonly returnAddress?: string;
  readonly page?: string;
}

/** Chooses how a payment ends. */
export const choose = async (
  server: TestServer,
  transactionId: string,
  outcome: TrialOutcome,
): Promise<Chosen> =>
  (
    await server.post<Chosen>(`/sandbox/gateway/transactions/${transactionId}/outcome`, {
      outcome,
    })
  ).body;

/** The return addresses of an order, as a browser on this server sends them. */
export const returnsOf = (
  { url, dependencies }: Pick<TestServer, 'url' | 'dependencies'>,
  { sector = 'uk-1', paymentType }: Sample,
  change: Partial<ReturnFacts> = {},
) => {
  const payments = dependencies.markets.bySector(sector)?.market.manifest.payments ?? {};
  return returnPayload(paymentType, {
    payments,
    origin: url,
    amount: 10,
    name: { name: 'Ada King Byron' },
    postcode: 'SW1A 1AA',
    disposition: { type: 'delivery', when: 'asap' },
    etaType: 'exact',
    ...change,
  });
};

/** What place hands on of a return address. */
export const returnedIn = ({ searchParams, search }: URL): Partial<PlaceRequest> => {
  const values = returnedValues.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(values), returnQuery: search.slice(1) };
};

const reasonOf = ({ reasons }: Partial<OrderFailure>): string | undefined => reasons?.[0]?.code;

/** Places an order, and says what came of it. */
async function placed(
  server: TestServer,
  request: OrderRequest,
  opened: Preauthorisation,
  { back, extras }: { readonly back?: URL; readonly extras?: Partial<PlaceRequest> } = {},
): Promise<Tried> {
  const { status, body } = await placeOrder<OrderFailure>(server, request, opened, extras);
  return { request, opened, back, status, code: reasonOf(body) };
}

/** Answers the bank's question; where it leads. */
const passBank = async (server: TestServer, page: string): Promise<string | undefined> =>
  (await server.post<{ url?: string }>(page, { result: 'passed' })).body.url;

/** On a page of the provider, in a frame or in the whole window, which leads back to the site. */
export const onPage: Way = async (server, sample, outcome) => {
  const payloads = returnsOf(server, sample);
  const request = await sampleOrder(server, { ...sample, facts: { payloads } });
  const { status, body: opened } = await preauthorise(server, request);
  if (status !== 200 || opened.iframeUrl === undefined) throw new Error(JSON.stringify(opened));
  await server.get(opened.iframeUrl);
  const { returnAddress, page } = await choose(server, opened.transactionId, outcome);
  const address = page === undefined ? returnAddress : await passBank(server, page);
  const back = address === undefined ? undefined : new URL(address);
  if (back?.searchParams.get('paymentStatus') !== 'success') {
    return { request, opened, back, status, code: undefined };
  }
  return placed(server, request, opened, { back, extras: returnedIn(back) });
};

/** In a form on the card-details page, whose token pays. */
export const inCardForm: Way = async (server, sample, outcome) => {
  const request = await sampleOrder(server, sample);
  const { body: opened } = await preauthorise(server, request);
  const { callback } = await choose(server, opened.transactionId, outcome);
  const extras = { paymentAuthorisationResponse: callback?.token ?? '' };
  if (callback?.type === 'card-cancelled') {
    return { request, opened, back: undefined, status: 200, code: undefined };
  }
  const tried = await placed(server, request, opened, { extras });
  if (outcome !== 'challenge') return tried;
  await passBank(server, `/sandbox/gateway/three-ds/${opened.transactionId}`);
  return placed(server, request, opened, { extras });
};

/** With what a sheet, or a form at checkout, gave before the payment is opened. */
export const withPayload =
  (name: string): Way =>
  async (server, sample, outcome) => {
    const token = `sandbox:${outcome}`;
    const payloads = { [name]: { token, brand: 'visa', last4: '1111' } };
    const request = await sampleOrder(server, { ...sample, facts: { payloads } });
    const { status, body: opened } = await preauthorise<Preauthorisation & OrderFailure>(
      server,
      request,
    );
    if (status !== 200) {
      return { request, opened, back: undefined, status, code: reasonOf(opened) };
    }
    if (opened.threeDSUrl !== undefined) await passBank(server, opened.threeDSUrl);
    return placed(server, request, opened);
  };

/** What place is called with after a pop-up handed something over: nothing where it signed nothing. */
const signedIn = ({ callback = {} }: Chosen): Partial<PlaceRequest> => {
  const { transactionId, orderid, signature } = callback;
  if (transactionId === undefined || orderid === undefined || signature === undefined) return {};
  return { paymentAuthorisationResponse: transactionId, orderid, signature };
};

/** In a pop-up that was opened with the payment. */
export const inPopUp: Way = async (server, sample, outcome) => {
  const request = await sampleOrder(server, sample);
  const { body: opened } = await preauthorise(server, request);
  const pressed = await choose(server, opened.transactionId, outcome);
  if (pressed.page === undefined) {
    return placed(server, request, opened, { extras: signedIn(pressed) });
  }
  await passBank(server, pressed.page);
  const extras = signedIn(await choose(server, opened.transactionId, 'approve'));
  return placed(server, request, opened, { extras });
};

/** In a pop-up that approves an order at the provider, before ours is pre-authorised. */
export const withProviderOrder: Way = async (server, sample, outcome) => {
  const { sector = 'uk-1', hutId = '1101', paymentType = '' } = sample;
  const { payment } = await sampleOrder(server, {
    ...sample,
    facts: { payloads: { [paymentType]: { orderId: 'none' } } },
  });
  const { amount, currency } = payment;
  const { body } = await server.post<{ orderId: string }>(
    `/v1/payment-providers/${paymentType}/orders`,
    { sector, hutId, amount, currency },
  );
  const { callback = {} } = await choose(server, body.orderId, outcome);
  return withGiven(server, sample, { ...body, ...callback });
};

/** With what was given before the payment is opened, and payer authentication where the answer asks for it. */
const withGiven = async (
  server: TestServer,
  sample: Sample,
  given: Readonly<Record<string, unknown>>,
  payload = sample.paymentType ?? '',
): Promise<Tried> => {
  const request = await sampleOrder(server, {
    ...sample,
    facts: { payloads: { [payload]: given } },
  });
  const { status, body: opened } = await preauthorise<Preauthorisation & OrderFailure>(
    server,
    request,
  );
  if (status !== 200) return { request, opened, back: undefined, status, code: reasonOf(opened) };
  if (!opened.payerAuth) return placed(server, request, opened);
  const { orderId, paymentType, transactionId } = opened;
  const check = async () => {
    const body = {
      transactionId,
      orderId,
      paymentType,
      sessionId: opened.payerAuth?.sessionId ?? '',
      deviceData: '',
      returnUrl: `${server.url}/order/checkout/`,
    };
    return (await server.post<PayerAuthAnswer>('/v1/payment-providers/payer-auth-check', body))
      .body;
  };
  const { stepUpUrl } = await check();
  if (stepUpUrl !== undefined) await server.post(stepUpUrl, { result: 'passed' });
  const { paymentAuthorisationResponse = '' } = await check();
  const extras = paymentAuthorisationResponse === '' ? {} : { paymentAuthorisationResponse };
  return placed(server, request, opened, { extras });
};

/** With what a sheet or a pop-up gave, of a payer who is authenticated before the order is placed. */
export const withStepUp =
  (payload: string): Way =>
  (server, sample, outcome) => {
    const token = `sandbox:${outcome}`;
    return withGiven(server, sample, { token, encPaymentData: token }, payload);
  };
