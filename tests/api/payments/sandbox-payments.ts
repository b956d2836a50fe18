import { sql } from 'kysely';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { Preauthorisation } from '../../../schemas/types/http/orders.ts';
import type { TestServer } from '../start-server.ts';
import { preauthorise, sampleOrder, type Sample } from '../orders/sample-orders.ts';

/** A payment as the sandbox answers it. */
export interface SandboxView {
  readonly status: string;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly type: string;
  readonly returnAddresses: Readonly<Record<string, string>>;
  readonly card?: { readonly brand: string; readonly last4: string };
  readonly events: readonly { readonly kind: string }[];
}

/** Test cards by what becomes of them [PAY-147]. */
const testCards = {
  approve: '4111111111111111',
  decline: '4000000000000002',
  pending: '4000000000000077',
  exception: '4000000000000119',
  challenge: '4000000000003220',
  timeout: '4000000000009235',
} as const;
export type TestCard = keyof typeof testCards;

/** A card form filled in well. */
export const goodCard = {
  number: testCards.approve as string,
  name: 'Ada Lovelace',
  month: '12',
  year: '39',
  securityCode: '123',
};

/** A payment in the sandbox's own table. */
interface KeptPayment {
  readonly transaction_id: string;
  readonly status: string;
  readonly refunds: Readonly<Record<string, number>>;
}

/** The payments that the sandbox keeps. */
export const keptPayments = async ({ db }: Pick<TestServer, 'db'>) =>
  (await sql<KeptPayment>`select * from "plugin_sandbox-gateway".payment`.execute(db)).rows;

/** Has the sandbox settle what is pending, and tell of it, so many milliseconds later and not at its usual time. */
export const settlesAfter = (milliseconds: number) => ({
  variables: { SANDBOX_SETTLE_MS: String(milliseconds) },
});

export const gatewayPayment = async (server: TestServer, transactionId: string) =>
  (await server.get<SandboxView>(`/sandbox/gateway/transactions/${transactionId}`)).body;

/** Types a card into the sandbox's form, as its frame does, and answers the token. */
export const cardToken = async (
  server: TestServer,
  transactionId: string,
  card: TestCard,
): Promise<string> => {
  const path = `/sandbox/gateway/frame/${transactionId}/token`;
  const typed = { ...goodCard, number: testCards[card] };
  return (await server.post<{ token: string }>(path, typed)).body.token;
};

/** A pre-authorised card order that waits for its card. */
export async function openCardOrder(
  server: TestServer,
  sample: Sample = {},
): Promise<{ readonly request: OrderRequest; readonly opened: Preauthorisation }> {
  const request = await sampleOrder(server, { paymentType: 'microform', ...sample });
  const { status, body } = await preauthorise(server, request);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { request, opened: body };
}
