import { withoutCarets } from '../checkout/clean-phone.ts';
import type { OrderFacts } from './order-request-mapper.ts';

/** One name field: sent as typed [ORD-44]. */
export const singleName = ({ values }: OrderFacts): { name: string } => ({
  name: withoutCarets(values.name ?? ''),
});

/** First and last name, and both joined by a space [ORD-44]. */
export const splitName = ({
  values,
}: OrderFacts): { name: string; firstName: string; lastName: string } => {
  const firstName = withoutCarets(values.firstName ?? '');
  const lastName = withoutCarets(values.lastName ?? '');
  return { name: `${firstName} ${lastName}`.trim(), firstName, lastName };
};
