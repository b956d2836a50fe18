import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { WrongField } from '../../schemas/types/http/orders.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { CheckoutField, CheckoutValues, ContactRules } from '../checkout/contact-rules.ts';
import { isGivenByWallet } from '../checkout/make-contact-rules.ts';
import type { PhoneValidator } from '../checkout/phone-validator.ts';
import type { OrderRequestMapper } from './order-request-mapper.ts';

/** What the contact details of a request are checked with. */
export interface ContactFacts {
  readonly request: Pick<OrderRequest, 'customer' | 'disposition' | 'payment'>;
  readonly hut: Hut;
  readonly manifest: Manifest;
  readonly contactRules: ContactRules;
  readonly phoneValidator: PhoneValidator;
  readonly mappers: readonly OrderRequestMapper[];
  /** Level of the flags that the order was made with. */
  readonly flagLevel: string;
}

/** Fields of the form that a request carries as they were typed. */
const carried = [
  'name',
  'firstName',
  'lastName',
  'email',
] as const satisfies readonly CheckoutField[];

/** Where a field of the form stands in a request. */
const placeOf = (field: CheckoutField): string =>
  (carried as readonly CheckoutField[]).includes(field)
    ? `customer.${field}`
    : `customer.deliveryAddress.${field}`;

/** The address of a delivery as its form had it; none for collection and dine-in. */
const addressValues = ({ request, mappers }: ContactFacts): CheckoutValues => {
  const { deliveryAddress } = request.customer;
  if (!deliveryAddress || request.disposition.type !== 'delivery') return {};
  return Object.assign({}, ...mappers.map((mapper) => mapper.addressValues?.(deliveryAddress)));
};

/** What is wrong with who takes the order: only a delivery goes to somebody else [SHP-28]. */
const wrongRecipient = ({ request, phoneValidator }: ContactFacts): readonly WrongField[] => {
  const { recipient } = request.customer;
  if (!recipient) return [];
  if (request.disposition.type !== 'delivery') {
    return [{ field: 'customer.recipient', reason: 'is for deliveries' }];
  }
  const phoneError = phoneValidator.validate(recipient.phone);
  return [
    ...(recipient.name.trim() === ''
      ? [{ field: 'customer.recipient.name', reason: 'must not be empty' }]
      : []),
    ...(phoneError ? [{ field: 'customer.recipient.phone', reason: phoneError }] : []),
  ];
};

/**
 * The wrong contact fields of a request, by the rules of the form it was typed into [ORD-25, CHK-51, CHK-52, CHK-58,
 * CHK-59, CHK-60]. A delivery must have an address [ORD-06].
 */
export const wrongContactFields = (facts: ContactFacts): readonly WrongField[] => {
  const { request, manifest, hut, contactRules, phoneValidator } = facts;
  const { customer, disposition, payment } = request;
  const isAddressMissing =
    disposition.type === 'delivery' && customer.deliveryAddress === undefined;
  const values = {
    ...Object.fromEntries(carried.map((field) => [field, customer[field] ?? ''])),
    ...addressValues(facts),
  };
  const errors = contactRules.validate(values, {
    disposition: isAddressMissing ? 'collection' : disposition.type,
    manifest,
    hut,
    paymentType: payment.type,
    flagLevel: facts.flagLevel,
  });
  const phoneError = isGivenByWallet({ paymentType: payment.type, manifest })
    ? undefined
    : phoneValidator.validate(customer.phone);
  return [
    ...wrongRecipient(facts),
    ...errors.map(({ field, message }) => ({ field: placeOf(field), reason: message })),
    ...(phoneError ? [{ field: 'customer.phone', reason: phoneError }] : []),
    ...(isAddressMissing ? [{ field: 'customer.deliveryAddress', reason: 'is missing' }] : []),
  ];
};
