import type { Hut } from '../../schemas/types.ts';
import type {
  AddressPorts,
  AddressQuestion,
  AddressStrategy,
} from '../localisation/address-strategy.ts';
import type { CheckoutFieldShape, CheckoutValues, FieldError } from './contact-rules.ts';

/** What the check of a delivery's postcode looks at. */
export interface DeliveryCheck {
  readonly hut: Pick<Hut, 'id' | 'sector'>;
  readonly values: CheckoutValues;
  readonly addressFields: readonly CheckoutFieldShape[];
  readonly strategy: Pick<AddressStrategy, 'find'>;
  readonly question: AddressQuestion;
  readonly ports: AddressPorts;
}

const wrong = (message: string): FieldError => ({ field: 'postcode', message });

/**
 * Looks up a postcode that was typed into the form: no hut may serve it, or another one than the chosen
 * [CHK-54, CHK-55]. Forms without a typed postcode have nothing to look up. Throws when the call fails.
 */
export async function undeliverable(check: DeliveryCheck): Promise<FieldError | undefined> {
  const { hut, values, addressFields, strategy, question, ports } = check;
  const isTyped = addressFields.some(({ name, isReadOnly }) => name === 'postcode' && !isReadOnly);
  if (!isTyped) return undefined;
  const found = await strategy.find({ postcode: values.postcode ?? '' }, question, ports);
  if (found.kind === 'invalid') return wrong('checkout.errors.invalid.postcode');
  if (found.kind !== 'found') return wrong('checkout.errors.notDelivered');
  const isChosen = found.hut.id === hut.id && found.hut.sector === hut.sector;
  return isChosen ? undefined : wrong('checkout.errors.otherHut');
}
