import type { PlaceRequest, Placement } from '../../schemas/types/http/orders.ts';
import { cardDetailsAddress } from '../payments/card-details.ts';
import type { HttpAnswer } from '../kernel/http-client.ts';
import { isSignedOut, placeProblem } from './order-failures.ts';
import type { OrderFlowEvent } from './order-flow.ts';
import type { OrderPiece, OrderWork } from './order-work.ts';
import { asGuest } from './place-request.ts';

/** Places the order once; whatever may have happened is found out and never paid twice [ORD-54, ORD-58]. */
export const place: OrderPiece = async (work) => {
  const request = work.placeRequest();
  if (!request) {
    work.fail({ modal: 'authorise', name: 'Generic' });
    return 'stopped';
  }
  if (work.isPlaced(request.transactionId)) return 'placed';
  try {
    const { status, body } = await send(work, request);
    if (status !== 202) return 'placed';
    if (body.threeDSUrl === undefined) return 'payment-pending';
    const order = work.facts();
    const { orderId, customerOrderReference, transactionId, total, threeDSUrl } = body;
    work.goTo(
      cardDetailsAddress(
        {
          orderId,
          customerOrderReference,
          transactionId,
          threeDSUrl,
          orderState: request.orderState,
          paymentType: request.payment.type,
          totalPrice: total,
        },
        {
          postcode: order?.deliveryAddress?.postcode ?? '',
          disposition: { time: undefined, ...request.disposition },
          etaType: work.etaType(),
        },
      ),
    );
    return 'payment-challenged';
  } catch (error) {
    work.environment.report('warning', 'The order was not placed', { error });
    return afterPlaceFailed(work, error);
  }
};

/** The call; an order that was pre-authorised does not end with the session of its customer. */
const send = async (
  { environment, leaveAccount }: OrderWork,
  request: PlaceRequest,
): Promise<HttpAnswer<Placement>> => {
  try {
    return await environment.orders.place(request);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    await leaveAccount(error);
    return environment.orders.place(asGuest(request));
  }
};

const afterPlaceFailed = (work: OrderWork, error: unknown): OrderFlowEvent => {
  const problem = placeProblem(error);
  switch (problem.kind) {
    case 'already-placed':
      return 'placed';
    case 'unknown':
      return 'connection-lost';
    case 'declined':
      work.declineCard();
      return 'payment-refused';
    case 'cancelled':
      return 'payment-refused';
    case 'show':
      work.fail(problem.failure);
      if (!problem.isOver) return 'payment-refused';
      work.giveUp();
      return 'stopped';
  }
};
