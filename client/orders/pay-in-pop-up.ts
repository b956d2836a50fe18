import type { PopUp, PopUpOutcome } from '../../core/payments/pop-up.ts';
import type { StoreConfig } from '../../schemas/types/http/orders.ts';
import type { Environments } from '../kernel/environment.ts';
import type { CardDetails } from '../payments/card-details.ts';
import type { Roots } from '../root.ts';
import { failOrder } from './order-consequences.ts';
import { methodFailure, type ShownFailure } from './order-failures.ts';
import type { OrderFlowEvent } from './order-flow.ts';

/**
 * Opens the pop-up of a payment that waits for it on the card-details page, and tells what it came to; undefined where the
 * customer may open it again [PAY-29, PAY-59, PAY-177, PAY-178, PAY-181].
 */
export const payInPopUp = async (
  root: Roots['purchase'],
  environment: Environments['purchase'],
  details: CardDetails,
): Promise<OrderFlowEvent | undefined> => {
  const { order, payment } = root;
  const { customerOrderReference } = order;
  const ids = { transactionId: details.transactionId, customerOrderReference };
  const outcome = await open(root, environment, details);
  // A later visit to the page, or the gateway's word, may have taken the order on.
  if (order.flow !== 'at-provider' || order.transactionId !== details.transactionId) {
    return undefined;
  }
  const tell = (failure: ShownFailure) => failOrder(root, failure);
  switch (outcome.kind) {
    case 'paid':
      payment.takeProof(outcome.proof);
      return outcome.isPending === true ? 'payment-pending' : 'payment-given';
    case 'declined':
      payment.refuseCard();
      return 'payment-refused';
    case 'failed':
      tell({ modal: 'authorise', name: 'Generic', ...ids });
      return 'payment-refused';
    case 'unavailable':
    case 'blocked':
      tell(methodFailure(outcome.kind, ids));
      return undefined;
    case 'cancelled':
      return undefined;
  }
};

/** The pop-up of a type, from the plugin that brings the type. */
const popUpOf = (
  type: string,
  { market }: Pick<Environments['purchase'], 'market'>,
): (() => Promise<PopUp>) | undefined =>
  market.extensions
    .all('payment-provider')
    .map(({ popUps = {} }) => new Map(Object.entries(popUps)).get(type))
    .find((load) => load !== undefined);

const open = async (
  { localisation, order }: Roots['purchase'],
  environment: Environments['purchase'],
  { paymentType: type, step }: CardDetails,
): Promise<PopUpOutcome> => {
  const { loadScript, market, payments: calls, report } = environment;
  const { hut } = localisation;
  const { attempt } = order;
  const load = popUpOf(type, environment);
  if (step?.kind !== 'pop-up' || !hut || !attempt || !load) return { kind: 'unavailable' };
  const { payments, country, currency } = market.manifest;
  const { name, email, phone } = attempt.request.customer;
  try {
    const [popUp, config]: [PopUp, StoreConfig] = await Promise.all([
      load(),
      calls.storeConfig(hut.sector, hut.id),
    ]);
    return await popUp.open({
      type,
      payments,
      country,
      currency,
      config,
      loadScript,
      apikey: step.apikey,
      data: step.data,
      total: step.total,
      reference: step.reference,
      customer: { name, email, phone },
    });
  } catch (error) {
    report('warning', `The pop-up of ${type} could not be opened`, { error });
    return { kind: 'unavailable' };
  }
};
