import { withoutCarets } from '../checkout/clean-phone.ts';
import type { OrderFacts } from './order-request-mapper.ts';

/** One name as typed; where the form asks for first and last name, those and both joined by a space [ORD-44]. */
export const namesOf = ({
  values,
  manifest,
}: OrderFacts): { name: string; firstName?: string; lastName?: string } => {
  if (manifest.checkout.nameFields.includes('name')) {
    return { name: withoutCarets(values.name ?? '') };
  }
  const firstName = withoutCarets(values.firstName ?? '');
  const lastName = withoutCarets(values.lastName ?? '');
  return { name: `${firstName} ${lastName}`.trim(), firstName, lastName };
};
