import type {
  CheckoutFacts,
  CheckoutFieldShape,
  CheckoutValues,
  ContactRules,
} from './contact-rules.ts';
import { email, type FieldCheck, runChecks } from './field-checks.ts';
import { contactFieldShapes, instructionsShape } from './field-shapes.ts';

/** What differs between the forms of two markets. */
export interface ContactParts {
  /** Checks of the name fields. */
  readonly names: readonly FieldCheck[];
  /** Address fields for a delivery, in order, without the driver's instructions. */
  readonly addressFields: readonly CheckoutFieldShape[];
  /** Checks of the address of a delivery. */
  readonly address: readonly FieldCheck[];
  readonly prefill: ContactRules['prefill'];
}

/** The contact rules of a market from its parts; for collection and dine-in no address rule runs [CHK-20, CHK-64]. */
export const makeContactRules = (parts: ContactParts): ContactRules => {
  const isDelivery = ({ disposition }: CheckoutFacts) => disposition === 'delivery';
  return {
    contactFields: contactFieldShapes,
    addressFields: (facts) =>
      isDelivery(facts) ? [...parts.addressFields, instructionsShape(facts)] : [],
    prefill: parts.prefill,
    validate: (values: CheckoutValues, facts) =>
      runChecks(
        [...parts.names, email, ...(isDelivery(facts) ? parts.address : [])],
        values,
        facts,
      ),
  };
};
