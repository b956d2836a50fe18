import type { OrderRecipient } from '../../schemas/types/http/order-request.ts';
import { withoutCarets } from './clean-phone.ts';
import type { CheckoutFieldShape, CheckoutValues } from './contact-rules.ts';
import { fieldShape } from './field-shapes.ts';
import type { PhoneValidator } from './phone-validator.ts';

/** The longest that can be typed. */
const longest = { name: 100, greeting: 200 } as const;

/** The fields of an order for somebody else [SHP-28]. */
export const recipientFields: readonly CheckoutFieldShape[] = [
  fieldShape('recipientName', { maxLength: longest.name }),
  fieldShape('recipientPhone', { inputMode: 'tel' }),
  fieldShape('greeting', { isRequired: false, maxLength: longest.greeting }),
];

/** Who takes a delivery, as an order names them; a greeting without words is none. */
export const recipientOf = (
  { recipientName = '', recipientPhone = '', greeting = '' }: CheckoutValues,
  phone: Pick<PhoneValidator, 'forRequest'>,
): OrderRecipient => ({
  name: withoutCarets(recipientName).trim(),
  phone: phone.forRequest(recipientPhone),
  ...(greeting.trim() !== '' && { greeting: withoutCarets(greeting).trim() }),
});
