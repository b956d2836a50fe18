import type { RefusalName } from '../../core/orders/order-refusal.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { DeliveryFinders } from '../intents/order-context.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { OrderFailureError } from '../intents/order-failure.ts';

/** An order as far as its delivery goes. */
interface Delivery {
  readonly running: RunningMarket;
  readonly hut: Hut;
  readonly request: Pick<OrderRequest, 'customer' | 'disposition'>;
}

/** An address that a look-up cannot read is served by nobody it knows. */
const noneWhenUnreadable = async (found: Promise<readonly Hut[]>): Promise<readonly Hut[]> => {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ProblemError) return [];
    throw error;
  }
};

/** A test hut delivers wherever its testers are. */
const role = (hut: Hut): string | undefined => (hut.test ? 'development' : undefined);

/**
 * Checks that the hut of a delivery delivers to its address: by postcode, by the record of the house, or by the place
 * of the postcode on the map, whichever the market has [CHK-54, CHK-55, CHK-61]. A hut that names no area is not judged.
 * @throws OrderFailureError 422, by a name that says whether another hut delivers there
 */
export async function assertDelivered(
  { huts, streets }: DeliveryFinders,
  { running, hut, request }: Delivery,
): Promise<void> {
  const address = request.customer.deliveryAddress;
  if (request.disposition.type !== 'delivery' || !address) return;
  const { postcode, streettype = '', streetname, streetno: streetNumber = '' } = address;
  const isChosen = (one: Hut): boolean => one.id === hut.id && one.sector === hut.sector;
  const street = `${streettype} ${streetname}`.trim();
  const lookUps = [
    () => huts.servingPostcode(postcode, running, role(hut)),
    () => streets.servingHouse(running, { postcode, street, streetNumber }),
    () => huts.servingPostcodeArea(postcode, running, role(hut)),
  ];
  let isServed = false;
  for (const lookUp of lookUps) {
    const found = await noneWhenUnreadable(lookUp());
    if (found.some(isChosen)) return;
    isServed ||= found.length > 0;
  }
  if (!(await huts.hasAreas(hut))) return;
  const name: RefusalName = isServed ? 'OTHER_HUT_DELIVERS' : 'NOT_DELIVERED';
  throw new OrderFailureError(422, {
    name,
    message: isServed
      ? `${hut.name} does not deliver to this postcode.`
      : 'Nobody delivers to this address.',
    fields: [{ field: 'customer.deliveryAddress.postcode', reason: 'is not delivered to' }],
  });
}
