import { postcodeKind } from '../../core/address/postcode.ts';
import type { AddressStrategy } from '../../core/localisation/address-strategy.ts';
import type { PostcodeSettings } from '../../schemas/types.ts';

/** Letters and digits of the second half, which every British postcode ends with. */
const inwardLength = 3;

/** A postcode as the post writes it: upper case, one space before the last three characters. */
export const writtenPostcode = (typed: string): string => {
  const plain = typed.replace(/\s+/g, '').toUpperCase();
  return `${plain.slice(0, -inwardLength)} ${plain.slice(-inwardLength)}`.trim();
};

/** A whole postcode says where to deliver; the hut that serves it is where to collect, too [LOC-33]. */
export const ukPostcode = (settings: PostcodeSettings): AddressStrategy => {
  const check: AddressStrategy['check'] = (_field, typed) => {
    if (typed.trim() === '') return { ok: false, message: 'localisation.postcode.required' };
    const written = writtenPostcode(typed);
    if (postcodeKind(written, settings) === 'full') return { ok: true, value: written };
    const isArea = postcodeKind(typed.replace(/\s+/g, ''), settings) === 'partial';
    return {
      ok: false,
      message: isArea ? 'localisation.postcode.partial' : 'localisation.postcode.invalid',
    };
  };
  return {
    addressFor: ['delivery', 'collection'],
    fields: [
      {
        name: 'postcode',
        label: 'localisation.postcode.label',
        example: 'localisation.postcode.example',
        autoComplete: 'postal-code',
        inputMode: 'text',
      },
    ],
    check,
    async find({ postcode = '' }, { hutByPostcode }) {
      const checked = check('postcode', postcode);
      if (!checked.ok) return { kind: 'invalid', field: 'postcode', message: checked.message };
      const address = { postcode: checked.value };
      const hut = await hutByPostcode(checked.value);
      return hut
        ? { kind: 'found', hut, address }
        : { kind: 'not-served', address, message: 'localisation.notice.notInDeliveryZone' };
    },
  };
};
