import { describe, expect, it } from 'vitest';
import { checkBasket } from '../../../core/basket/check-basket.ts';
import { postcodeKind } from '../../../core/address/postcodes.ts';
import { phoneMessage } from '../../../client/checkout/form-errors.ts';
import { tipPresets } from '../../../client/checkout/tips.ts';
import type { Market } from '../../../core/engine/start-market.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { basketOf, item, orderOf } from '../../core/basket/sample-basket.ts';
import { side } from '../../core/menu/pizzeria.ts';
import {
  everywhere,
  inEachMarket,
  inEachRunning,
  manifestWith,
  marketWith,
} from './changed-markets.ts';
import { requestIn } from './order-in.ts';

describe('the name of a customer', () => {
  const fields = ({ manifest, extensions }: Market) =>
    extensions
      .one('contact-rules')
      .contactFields({
        disposition: 'collection',
        manifest,
        hut: orderOf().hut,
        paymentType: undefined,
        flagLevel: 'none',
      })
      .map(({ name }) => name)
      .filter((name) => name.toLowerCase().endsWith('name'));

  it('is asked for in the fields of the market [CST-28]', async () => {
    const split = ['firstName', 'lastName'];
    expect(await inEachRunning(fields)).toEqual({ ...everywhere(['name']), fr: split, ca: split });
    const changed = await marketWith('ca', { checkout: { nameFields: ['name'] } });
    expect(fields(changed)).toEqual(['name']);
  });
});

describe('the choice on marketing', () => {
  it('is asked for in opt-in markets and refused in opt-out ones [CST-31]', async () => {
    const untouched = (market: Market) => requestIn(market).customer.marketing.all;
    expect(await inEachRunning(untouched)).toEqual({ ...everywhere(false), ca: true });
    const changed = await marketWith('ca', { checkout: { marketingMode: 'opt-in' } });
    expect(untouched(changed)).toBe(false);
  });
});

describe('the rule of phone numbers', () => {
  /** Numbers that each market's own rule takes. */
  const numbers = { uk: '020 7946 0123', fr: '1234567', in: '98101 23456', ca: '416 555 0123' };
  const taken = ({ extensions }: Market) =>
    Object.entries(numbers).flatMap(([name, number]) =>
      extensions.one('phone-validator').validate(number) === undefined ? [name] : [],
    );

  it('is the one that the manifest names, in each market [CST-33, CHK-50]', async () => {
    expect(inEachMarket(({ phone }) => phone.validator)).toEqual({
      uk: 'uk',
      fr: 'international',
      in: 'india',
      ca: 'north-america',
    });
    expect(await inEachRunning(taken)).toEqual({
      uk: ['uk'],
      fr: ['uk', 'fr', 'in', 'ca'],
      in: ['in'],
      ca: ['ca'],
    });
  });

  it('follows a manifest that names another, without a change of code [CHK-50, CST-33]', async () => {
    const changed = await marketWith('uk', { phone: { validator: 'international' } });
    expect(taken(changed)).toEqual(['uk', 'fr', 'in', 'ca']);
  });

  it('stops the start when no plugin of the market brings it [CST-33, CST-20]', async () => {
    await expect(marketWith('uk', { phone: { validator: 'india' } })).rejects.toThrow(
      "/phone/validator: expected the 'phone-validator' that the market's plugins bring: international, uk, found \"india\"",
    );
    await expect(marketWith('uk', { address: { strategy: 'maps-place' } })).rejects.toThrow(
      /\/address\/strategy: expected .*by-postcode.*found "maps-place"/,
    );
  });
});

describe('the way an address is given', () => {
  it('is by postcode, by street or by place, as the manifest says [CST-20]', async () => {
    const fields = (market: Market) =>
      market.extensions.one('address-strategy').fields.map(({ name }) => name);
    expect(inEachMarket(({ address }) => address.strategy)).toEqual({
      uk: 'by-postcode',
      fr: 'fr-street-lookup',
      in: 'maps-place',
      ca: 'maps-place',
    });
    expect(await inEachRunning(fields)).toEqual({
      uk: ['postcode'],
      fr: ['postcode', 'street', 'streetNumber'],
      in: ['address', 'streetNumber'],
      ca: ['address', 'streetNumber'],
    });
  });
});

describe('Indian phone numbers', () => {
  const errors = (market: Market) => {
    const validator = market.extensions.one('phone-validator');
    return ['9876543210', '09876543210', '987654321', '5876543210'].map(
      (typed) => validator.validate(typed) ?? 'good',
    );
  };
  const filled = ({ extensions }: Market) =>
    extensions.one('phone-validator').forForm('+919876543210');

  it('have the digits, first digits and prefix of the manifest [CST-34]', async () => {
    const india = await marketWith('in');
    expect(errors(india)).toEqual([
      'good',
      'good',
      'INVALID_PHONE_LENGTH',
      'INVALID_PHONE_INITIAL',
    ]);
    expect(filled(india)).toBe('9876543210');
    const changed = await marketWith('in', {
      phone: {
        india: {
          digits: 9,
          digitsWithLeadingZero: 12,
          firstDigits: ['9'],
          prefillStrips: '+9198',
        },
      },
    });
    expect(errors(changed)).toEqual([
      'INVALID_PHONE_LENGTH',
      'INVALID_PHONE_LENGTH',
      'good',
      'INVALID_PHONE_LENGTH',
    ]);
    expect(filled(changed)).toBe('76543210');
    const other = await marketWith('in', { phone: { india: { firstDigits: ['5'] } } });
    expect(errors(other).at(-1)).toBe('good');
  });
});

describe('the message on a short phone number', () => {
  it('names the digits it needs [CST-35]', () => {
    const message = (typed: string) => (manifest: Manifest) =>
      phoneMessage('INVALID_PHONE', typed, manifest.phone).values?.['digits'];
    expect(inEachMarket(message('123456'))).toEqual(everywhere(7));
    expect(inEachMarket(message('1234567'))).toEqual(everywhere(undefined));
    const changed = manifestWith('uk', { phone: { minDigits: 9 } });
    expect(message('1234567')(changed)).toBe(9);
  });
});

describe('a postcode', () => {
  const kinds =
    (...texts: readonly string[]) =>
    ({ postcode }: Manifest) =>
      texts.map((text) => postcodeKind(text, postcode));

  it('is whole or partial by the patterns of its market [CST-37]', () => {
    expect(inEachMarket(kinds('SW1A 1AA', '75001', '560034', 'M5V 3L9'))).toEqual({
      uk: ['full', 'none', 'none', 'none'],
      fr: ['none', 'full', 'none', 'none'],
      in: ['none', 'none', 'full', 'none'],
      ca: ['none', 'none', 'none', 'full'],
    });
    expect(inEachMarket(kinds('SW1A', '75', '560', 'M5V'))).toEqual({
      uk: ['partial', 'none', 'none', 'none'],
      fr: ['none', 'partial', 'none', 'none'],
      in: ['none', 'none', 'partial', 'none'],
      ca: ['none', 'none', 'none', 'partial'],
    });
    expect(kinds('011000', '7500')(manifestWith('in'))).toEqual(['none', 'none']);
    const changed = manifestWith('fr', { postcode: { full: '^[0-9]{4}$', partial: '^[0-9]$' } });
    expect(kinds('75001', '7500', '75', '7')(changed)).toEqual(['none', 'full', 'none', 'partial']);
  });

  it('of the form is held against the same pattern [CST-37]', async () => {
    const wrong = (market: Market) => {
      const [hut, values] = [
        orderOf().hut,
        { postcode: '7500', firstName: 'Ann', lastName: 'Bell' },
      ];
      const { manifest, extensions } = market;
      return extensions
        .one('contact-rules')
        .validate(values, {
          disposition: 'delivery',
          manifest,
          hut,
          paymentType: undefined,
          flagLevel: 'none',
        })
        .some(({ field }) => field === 'postcode');
    };
    expect(wrong(await marketWith('fr'))).toBe(true);
    expect(wrong(await marketWith('fr', { postcode: { full: '^[0-9]{4}$' } }))).toBe(false);
  });
});

describe('tips', () => {
  const presets = ({ tipping }: Manifest) =>
    tipPresets(tipping.presets).map(({ amount }) => amount);
  const refuses = (manifest: Manifest) => {
    const basket = basketOf({
      items: [item(side('wedges'))],
      tip: { amount: 100, tippingOption: 'preset-1' },
    });
    return checkBasket(orderOf({ manifest, basket })).some(({ code }) => code === 'tip-refused');
  };

  it('can be given where the market has them, in its amounts [CST-38]', () => {
    expect(inEachMarket(presets)).toEqual({
      uk: [100, 200, 300],
      fr: [],
      in: [2000, 3000, 5000],
      ca: [200, 300, 500],
    });
    expect(inEachMarket(refuses)).toEqual({ ...everywhere(false), fr: true });
    const changed = manifestWith('fr', { tipping: { enabled: true, presets: [4] } });
    expect(presets(changed)).toEqual([400]);
    expect(refuses(changed)).toBe(false);
  });
});
