import type { Hut, Manifest, OrderRequest, WrongField } from '../../schemas/types.ts';
import type { CheckoutField, ContactRules } from '../checkout/contact-rules.ts';
import { walletsWithContact } from '../checkout/field-checks.ts';
import type { PhoneValidator } from '../checkout/phone-validator.ts';

/** What the contact details of a request are checked with. */
export interface ContactFacts {
  readonly request: Pick<OrderRequest, 'customer' | 'disposition' | 'payment'>;
  readonly hut: Hut;
  readonly manifest: Manifest;
  readonly contactRules: ContactRules;
  readonly phoneValidator: PhoneValidator;
}

/** Fields of the form that a request carries as they were typed. */
const carried = [
  'name',
  'firstName',
  'lastName',
  'email',
] as const satisfies readonly CheckoutField[];

/**
 * The wrong contact fields of a request, by the rules of the form it was typed into [ORD-25]. Address lines reach
 * the server mapped and so are not checked line by line: a delivery must have an address [ORD-06].
 */
export const wrongContactFields = (facts: ContactFacts): readonly WrongField[] => {
  const { request, manifest, hut, contactRules, phoneValidator } = facts;
  const { customer, disposition, payment } = request;
  const values = Object.fromEntries(carried.map((field) => [field, customer[field] ?? '']));
  const errors = contactRules.validate(values, {
    disposition: 'collection',
    manifest,
    hut,
    paymentType: payment.type,
    flagLevel: 'none',
  });
  const phoneError = walletsWithContact.includes(payment.type)
    ? undefined
    : phoneValidator.validate(customer.phone);
  const isAddressMissing =
    disposition.type === 'delivery' && customer.deliveryAddress === undefined;
  return [
    ...errors.map(({ field, message }) => ({ field: `customer.${field}`, reason: message })),
    ...(phoneError ? [{ field: 'customer.phone', reason: phoneError }] : []),
    ...(isAddressMissing ? [{ field: 'customer.deliveryAddress', reason: 'is missing' }] : []),
  ];
};
