import assert from 'node:assert/strict';
import type {
  CheckoutFacts,
  CheckoutValues,
  ContactRules,
} from '../../core/checkout/contact-rules.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { sampleHut } from '../sample-market.ts';
import type { Suite } from '../suite.ts';

export interface ContactSamples {
  /** A form that the market accepts, with an email and an address. */
  readonly good: CheckoutValues;
}

/** Two payment types, of which one gives contact details of its own. */
const declared: Manifest['payments']['declared'] = {
  'at-the-door': { flow: 'offline' },
  sheet: { flow: 'wallet-sheet', givesContact: true, payload: 'sheet' },
};

const wordingKey = /^[a-z][\w-]*(\.[\w-]+)+$/;

/** What the contact rules of every market have to do. */
export const contactRulesSuite: Suite<ContactRules, ContactSamples> = (
  { make, manifest },
  { good },
) => {
  const forDelivery: CheckoutFacts = {
    manifest: { ...manifest, payments: { ...manifest.payments, declared } },
    disposition: 'delivery',
    paymentType: 'at-the-door',
    flagLevel: 'none',
    hut: sampleHut(),
  };
  const shown = (rules: ContactRules) => [
    ...rules.contactFields(forDelivery),
    ...rules.addressFields(forDelivery),
  ];
  const wrongFields = (values: CheckoutValues, facts: CheckoutFacts) =>
    make()
      .validate(values, facts)
      .map(({ field }) => field);

  return [
    {
      title: 'accepts a well filled form',
      run: () => assert.deepEqual(make().validate(good, forDelivery), []),
    },
    {
      title: 'shows the name fields of the manifest, email and phone first [CST-28]',
      run: () =>
        assert.deepEqual(
          make()
            .contactFields(forDelivery)
            .map(({ name }) => name),
          [...manifest.checkout.nameFields, 'email', 'phone'],
        ),
    },
    {
      title: 'shows each field once, and says how it is filled in',
      run: () => {
        const fields = shown(make());
        assert.equal(new Set(fields.map(({ name }) => name)).size, fields.length);
        for (const field of fields) {
          assert.notEqual(field.autoComplete, '', field.name);
          assert.ok(['text', 'email', 'tel', 'numeric'].includes(field.inputMode), field.name);
        }
      },
    },
    {
      title: 'reports errors on fields that it shows, in form order, each by the key of a message',
      run: () => {
        const rules = make();
        const order = shown(rules).map(({ name }) => name);
        const wrong = rules.validate({}, forDelivery);
        const fields = wrong.map(({ field }) => field);
        assert.ok(fields.length > 0);
        assert.deepEqual(
          fields,
          order.filter((field) => fields.includes(field)),
        );
        for (const { message } of wrong) assert.match(message, wordingKey);
      },
    },
    ...(['collection', 'dinein'] as const).map((disposition) => ({
      title: `has no address fields and runs no address rule for ${disposition} [CHK-20, CHK-64]`,
      run: () => {
        const facts = { ...forDelivery, disposition };
        assert.deepEqual(make().addressFields(facts), []);
        const names = [...manifest.checkout.nameFields, 'email'];
        const contact = Object.fromEntries(names.map((name) => [name, good[name] ?? '']));
        assert.deepEqual(wrongFields(contact, facts), []);
      },
    })),
    {
      title: 'asks for an email and refuses a wrong one [CHK-33, CHK-34]',
      run: () => {
        const messageFor = (email: string) =>
          make()
            .validate({ ...good, email }, forDelivery)
            .find(({ field }) => field === 'email')?.message;
        assert.equal(messageFor(' '), 'checkout.errors.required');
        for (const email of ['a', 'a@b', '@b.c', 'a b@c.de', 'a@b..c', 'a@@b.c']) {
          assert.equal(messageFor(email), 'checkout.errors.invalid.email', email);
        }
      },
    },
    {
      title: 'leaves the email alone for a type that gives its own, and for no other [CHK-35]',
      run: () => {
        const withoutEmail = (paymentType: string | undefined) =>
          wrongFields({ ...good, email: '' }, { ...forDelivery, paymentType });
        assert.deepEqual(withoutEmail('sheet'), []);
        for (const type of ['at-the-door', 'unheard-of', undefined]) {
          assert.deepEqual(withoutEmail(type), ['email']);
        }
      },
    },
    {
      title: 'fills in fields that it shows from an address, and none without one',
      run: () => {
        const rules = make();
        const names = shown(rules).map(({ name }) => name);
        const found = { postcode: '1234', street: 'Harbour Street', city: 'Harbour' };
        for (const field of Object.keys(rules.prefill(found))) assert.ok(names.includes(field));
        assert.equal(Object.values(rules.prefill(undefined)).join(''), '');
      },
    },
    {
      title: 'survives hostile values and changes nothing it was given',
      run: () => {
        const rules = make();
        const values = Object.freeze(
          Object.fromEntries(shown(rules).map(({ name }) => [name, '<'.repeat(50_000)])),
        );
        rules.validate(values, forDelivery);
      },
    },
  ];
};
