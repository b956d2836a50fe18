import { flow, types } from 'mobx-state-tree';
import type { FieldError } from '../../core/checkout/contact-rules.ts';
import { environmentOf, seesPurchase } from '../kernel/environment.ts';
import type { Steps } from '../kernel/steps.ts';
import { addressPortsOf } from '../localisation/address-ports.ts';
import { rootOf } from '../root.ts';
import { addressErrorField, fieldErrors, undeliverable } from './form-errors.ts';

/** A place on the form: the name of a field, one of the set-up of an account, `age` or `payment`. */
export type FormPlace = string;

/** Whether the checkout form can be sent: what is wrong with it, what of that shows, and the look at the address. */
export const FormCheckStore = types
  .model('FormCheck', {})
  .volatile(seesPurchase)
  .volatile(() => ({
    /** Fields the customer has left at least once [CHK-26]. */
    left: [] as readonly FormPlace[],
    isSubmitted: false,
    /** What a look-up found wrong with a value, until the value changes. */
    lookedUp: undefined as (FieldError & { readonly value: string }) | undefined,
  }))
  .views((self) => ({
    /** Every wrong field, in form order. */
    get fieldErrors(): readonly FieldError[] {
      const { lookedUp } = self;
      const { checkout, setUp } = rootOf(self);
      const { addressFields, contactFields, facts, isDelivery, values } = checkout;
      if (!facts) return [];
      const { extensions } = environmentOf(self).market;
      let found = fieldErrors(values, facts, {
        contact: extensions.one('contact-rules'),
        phone: extensions.one('phone-validator'),
        order: [...contactFields, ...addressFields, ...checkout.recipientFields].map(
          ({ name }) => name,
        ),
        isForAnother: checkout.isForAnother,
      });
      const taken = setUp.emailError;
      if (taken && !found.some(({ field }) => field === 'email')) found = [taken, ...found];
      const isStill = lookedUp && values[lookedUp.field] === lookedUp.value && isDelivery;
      return isStill && !found.some(({ field }) => field === lookedUp.field)
        ? [...found, lookedUp]
        : found;
    },
    /** The wrong places of the form, in its order: where the focus goes [CHK-26]. */
    get wrongPlaces(): readonly FormPlace[] {
      const { checkout, paymentChoice, setUp } = rootOf(self);
      const fields: readonly FormPlace[] = this.fieldErrors.map(({ field }) => field);
      const places = [...fields, ...setUp.wrongPlaces, ...(checkout.lacksAge ? ['age'] : [])];
      return paymentChoice.error === undefined ? places : [...places, 'payment'];
    },
    /** Whether an error may be shown yet: after leaving the field, or after submitting [CHK-26]. */
    shows(place: FormPlace): boolean {
      return self.isSubmitted || self.left.includes(place);
    },
  }))
  .actions((self) => ({
    /** No error shows any more, until a field is left. */
    startOver() {
      self.left = [];
      self.isSubmitted = false;
    },
    leave(place: FormPlace) {
      if (!self.left.includes(place)) self.left = [...self.left, place];
      if (place === 'phone') void rootOf(self).setUp.checkPhone();
    },
    setLookedUp(error: FieldError | undefined) {
      const { values } = rootOf(self).checkout;
      self.lookedUp = error && { ...error, value: values[error.field] ?? '' };
    },
    /** The server does not take the address: says so where it stands, until it changes [CHK-54, CHK-55, CHK-63]. */
    refuseAddress(message: string) {
      this.setLookedUp({ field: addressErrorField(rootOf(self).checkout.addressFields), message });
    },
  }))
  .actions((self) => ({
    /** Shows every error and looks the address up; answers whether the form can be sent [ORD-61]. */
    validate: flow(function* validate(): Steps<boolean> {
      const environment = environmentOf(self);
      const { huts, market, report, visit } = environment;
      const { checkout, localisation, remembered, setUp } = rootOf(self);
      // Who presses at once has chosen no way of paying yet: the one of last time is still to come.
      yield remembered.settled();
      self.isSubmitted = true;
      self.setLookedUp(undefined);
      if (self.wrongPlaces.length > 0 || !checkout.hut) return false;
      const { huts: limits, sectors } = market.manifest;
      try {
        const wrong: FieldError | undefined = yield undeliverable({
          hut: checkout.hut,
          values: checkout.values,
          addressFields: checkout.addressFields,
          strategy: market.extensions.one('address-strategy'),
          question: { type: 'delivery', flagLevel: visit.flagLevel },
          location: localisation.deliveryLocation,
          ports: {
            ...addressPortsOf(environment),
            hutsNear: (lat, lng) => huts.nearby(lat, lng, limits.nearbyLimit, sectors),
          },
        });
        self.setLookedUp(wrong);
        if (wrong !== undefined) return false;
      } catch (error) {
        // The server looks at the address again, so that a lost call need not stop an order.
        report('warning', 'The address could not be looked up', { error });
      }
      const isReady: boolean = yield setUp.run();
      return isReady;
    }),
  }));
