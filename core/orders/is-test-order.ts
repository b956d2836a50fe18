import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** Whether an order only tries the system out: its hut is a test hut, or its customer bears a test name [ORD-135]. */
export const isTestOrder = (
  { name, firstName, lastName }: Pick<OrderRequest['customer'], 'name' | 'firstName' | 'lastName'>,
  hut: Pick<Hut, 'test'>,
  { testCustomerNames }: Pick<Manifest['flags'], 'testCustomerNames'>,
): boolean => {
  const names = [name, firstName, lastName, ...name.split(/\s+/)].map((part) =>
    (part ?? '').trim().toLowerCase(),
  );
  return hut.test === true || testCustomerNames.some((test) => names.includes(test.toLowerCase()));
};
