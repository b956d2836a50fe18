import { describe, expect, it } from 'vitest';
import type {
  CheckoutFacts,
  CheckoutValues,
  ContactRules,
} from '../../core/checkout/contact-rules.ts';
import { declarations } from '../../core/payments/payment-provider.ts';
import { everyProvider } from '../core/payments/declared-payments.ts';

/** What the contact rules of every market have to do; `good` is a form that its market accepts. */
export const contactRulesConformance = (
  name: string,
  rules: ContactRules,
  facts: CheckoutFacts,
  good: CheckoutValues,
): void => {
  const { declared } = declarations([...everyProvider.values()]);
  const payments = { ...facts.manifest.payments, declared };
  const forDelivery: CheckoutFacts = {
    ...facts,
    manifest: { ...facts.manifest, payments },
    disposition: 'delivery',
  };
  const forCollection: CheckoutFacts = { ...facts, disposition: 'collection' };
  const shownFields = [...rules.contactFields(forDelivery), ...rules.addressFields(forDelivery)];

  describe(`${name} as contact rules`, () => {
    it('accepts a well filled form', () => {
      expect(rules.validate(good, forDelivery)).toEqual([]);
    });

    it('shows the name fields of the manifest, email and phone first [CST-28]', () => {
      expect(rules.contactFields(forDelivery).map((field) => field.name)).toEqual([
        ...facts.manifest.checkout.nameFields,
        'email',
        'phone',
      ]);
    });

    it('reports errors on fields that it shows, in form order', () => {
      const order = shownFields.map((field) => field.name);
      const wrong = rules.validate({}, forDelivery).map(({ field }) => field);
      expect(wrong.length).toBeGreaterThan(0);
      expect(wrong).toEqual(order.filter((field) => wrong.includes(field)));
    });

    it('has no address fields and runs no address rule for collection [CHK-64]', () => {
      expect(rules.addressFields(forCollection)).toEqual([]);
      const { email = '', ...rest } = good;
      const contactOnly = Object.fromEntries(
        facts.manifest.checkout.nameFields.map((field) => [field, rest[field] ?? '']),
      );
      expect(rules.validate({ ...contactOnly, email }, forCollection)).toEqual([]);
    });

    it('asks for an email and refuses a wrong one [CHK-33, CHK-34]', () => {
      const messageFor = (email: string) =>
        rules.validate({ ...good, email }, forDelivery).find(({ field }) => field === 'email')
          ?.message;
      expect(messageFor(' ')).toBe('checkout.errors.required');
      for (const email of ['a', 'a@b', '@b.c', 'a b@c.de', 'a@b..c', 'a@@b.c']) {
        expect(messageFor(email)).toBe('checkout.errors.invalid.email');
      }
    });

    it('leaves the email alone for the two wallets that give their own, and for no other [CHK-35]', () => {
      const fieldsFor = (paymentType: string) =>
        rules.validate({ ...good, email: '' }, { ...forDelivery, paymentType }).map((e) => e.field);
      expect(fieldsFor('applePay')).toEqual([]);
      expect(fieldsFor('googlePay3DS')).toEqual([]);
      for (const type of ['googlePay', 'visaCheckout', 'paypal', 'cash', 'microform']) {
        expect(fieldsFor(type)).toEqual(['email']);
      }
    });

    it('survives hostile values', () => {
      const hostile = Object.fromEntries(
        shownFields.map(({ name: field }) => [field, '<'.repeat(50_000)]),
      );
      expect(() => rules.validate(hostile, forDelivery)).not.toThrow();
    });
  });
};
