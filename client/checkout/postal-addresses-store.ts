import { flow, types } from 'mobx-state-tree';
import type { CheckoutValues } from '../../core/checkout/contact-rules.ts';
import { normalisePostcode, postcodeKind } from '../../core/address/postcodes.ts';
import type { PostalAddress } from '../../schemas/types/http/places.ts';
import { environmentOf, seesPurchase } from '../kernel/environment.ts';
import type { HttpClient } from '../kernel/http-client.ts';
import { rootOf } from '../root.ts';

const read = async (
  http: HttpClient,
  query: { readonly postcode: string; readonly sector: string },
): Promise<readonly PostalAddress[]> =>
  (await http.send<readonly PostalAddress[]>({ path: '/v1/address-lookup/addresses', query })).body;

/** What an address puts into fields besides its postcode, which is there: a line that has no field of its own goes with the one before. */
const valuesOf = ({ lines, town }: PostalAddress, fields: ReadonlySet<string>): CheckoutValues => {
  const hasTwo = fields.has('addressLine2');
  const [first = '', ...others] = hasTwo ? lines : [lines.join(', ')];
  return {
    addressLine1: first,
    ...(hasTwo && { addressLine2: others.join(', ') }),
    ...(town !== undefined && fields.has('town') && { town }),
  };
};

/**
 * The addresses of the postcode in the form, where somebody knows them. Typing by hand goes on whatever becomes of the
 * look-up [SHP-18].
 */
export const PostalAddressesStore = types
  .model('PostalAddresses', {})
  .volatile(seesPurchase)
  .volatile(() => ({
    /** The postcode that was asked about last, and its addresses when they have come. */
    asked: '',
    found: [] as readonly PostalAddress[],
  }))
  .views((self) => ({
    /** The fields of the address that can be typed into. */
    get fields(): ReadonlySet<string> {
      const { addressFields } = rootOf(self).checkout;
      return new Set(addressFields.filter(({ isReadOnly }) => !isReadOnly).map(({ name }) => name));
    },
    /** The whole postcode in the form; undefined where there is none, or the form has no lines to type. */
    get postcode(): string | undefined {
      const { checkout } = rootOf(self);
      const { fields } = this;
      const value = checkout.values['postcode'] ?? '';
      const { manifest } = environmentOf(self).market;
      const isAsked = checkout.isDelivery && fields.has('postcode') && fields.has('addressLine1');
      return isAsked && postcodeKind(value, manifest.postcode) === 'full'
        ? normalisePostcode(value)
        : undefined;
    },
    /** The addresses of the postcode that is in the form now. */
    get addresses(): readonly PostalAddress[] {
      return self.asked === this.postcode ? self.found : [];
    },
    /** Which of them the fields hold; -1 for none. */
    get chosen(): number {
      const { values } = rootOf(self).checkout;
      return this.addresses.findIndex((address) =>
        Object.entries(valuesOf(address, this.fields)).every(
          ([field, value]) => (values[field] ?? '') === value,
        ),
      );
    },
  }))
  .actions((self) => ({
    /** Asks once for each postcode; what comes late, of another one, is not shown. */
    look: flow(function* look() {
      const { postcode } = self;
      if (postcode === undefined || postcode === self.asked) return;
      self.asked = postcode;
      self.found = [];
      const { http, market, report } = environmentOf(self);
      const sector = rootOf(self).localisation.hut?.sector ?? market.manifest.sectors[0] ?? '';
      try {
        const found: readonly PostalAddress[] = yield read(http, { postcode, sector });
        if (self.asked === postcode) self.found = found;
      } catch (error) {
        if (self.asked === postcode) self.asked = '';
        report('warning', 'The addresses of a postcode did not come', { error });
      }
    }),
    /** Puts an address into the fields; what a source does not know stays as it is. */
    choose(index: number) {
      const address = self.addresses[index];
      if (!address) return;
      const { checkout } = rootOf(self);
      for (const [field, value] of Object.entries(valuesOf(address, self.fields)))
        checkout.setValue(field, value ?? '');
    },
  }));
