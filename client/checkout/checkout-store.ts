import { flow } from 'mobx-state-tree';
import type { StoreConfig } from '../../schemas/types/http/orders.ts';
import { rewardCount } from '../../core/basket/basket-contents.ts';
import type { DriverTip } from '../../core/surcharges/surcharge-policy.ts';
import { addressPortsOf } from '../localisation/address-ports.ts';
import { paysWithRewards } from '../../core/loyalty/shows-loyalty.ts';
import { rewardRefusalsIn } from '../deals/reward-refusals-in.ts';
import { offersOf, paymentChoiceError, type PaymentOffers } from '../payments/payment-offers.ts';
import type { PaymentTypeOffer } from '../../core/payments/payment-provider.ts';
import { declaredType } from '../../core/payments/payment-types.ts';
import { environmentOf } from '../kernel/environment.ts';
import { CheckoutFormPart } from './checkout-form-part.ts';
import type { FieldError } from '../../core/checkout/contact-rules.ts';
import { addressErrorField, undeliverable, fieldErrors } from './form-errors.ts';
import { rootOf } from '../root.ts';
import type { Steps } from '../kernel/steps.ts';

/** A place on the form: the name of a field, one of the set-up of an account, or `payment`. */
export type FormPlace = string;

/** Whether the checkout form can be sent: what is wrong with it, the ways to pay, and the look at the address. */
export const CheckoutStore = CheckoutFormPart.named('Checkout')
  .volatile(() => ({
    /** Fields the customer has left at least once [CHK-26]. */
    left: [] as readonly FormPlace[],
    isSubmitted: false,
    /** What a look-up found wrong with a value, until the value changes. */
    lookedUp: undefined as (FieldError & { readonly value: string }) | undefined,
    /** Payment settings of the hut; undefined until they came, or when they did not [PAY-80]. */
    config: undefined as StoreConfig | undefined,
  }))
  .views((self) => ({
    get tip(): DriverTip | undefined {
      return self.isDelivery ? rootOf(self).basket.basket.tip : undefined;
    },
    get offers(): PaymentOffers | undefined {
      const { market, visit } = environmentOf(self);
      const { priced } = rootOf(self).basket;
      if (!self.hut || !priced) return undefined;
      return {
        payments: market.manifest.payments,
        hut: self.hut,
        config: self.config,
        wallets: rootOf(self).wallets.available,
        providers: market.extensions.all('payment-provider'),
        amountDue: priced.amountDue,
        channel: visit.channel,
      };
    },
    /** Payment types to choose from, in the market's order [PAY-07]. */
    get offeredTypes(): readonly PaymentTypeOffer[] {
      return this.offers ? offersOf(this.offers) : [];
    },
    /** Nothing is left to pay: no payment type needs to be chosen [ORD-37]. */
    get isPaid(): boolean {
      const due = rootOf(self).basket.priced?.amountDue;
      return due !== undefined && due <= 0;
    },
    /** The basket holds a reward, which does not go with the chosen way to pay [LOY-04]. */
    get isRewardBlocked(): boolean {
      const { basket, facts } = rootOf(self).basket;
      const { extensions, manifest } = environmentOf(self).market;
      const [rules] = extensions.all('loyalty-rules');
      const rewards = facts ? rewardCount(basket, facts.catalogue) : 0;
      return rewards > 0 && !paysWithRewards(self.paymentType, rules, manifest);
    },
  }))
  .views((self) => ({
    /** The card that the chosen type is paid with is still to be typed [PAY-28]. */
    get cardError(): string | undefined {
      const { payments } = environmentOf(self).market.manifest;
      const isNeeded = declaredType(self.paymentType, payments)?.frame === 'checkout-form';
      const isMissing = isNeeded && rootOf(self).payment.cardAtCheckout === undefined;
      return isMissing ? 'checkout.errors.cardMissing' : undefined;
    },
    /** What is wrong with the choice of a payment type [CHK-25, PAY-120]. */
    get paymentError(): string | undefined {
      if (self.isPaid || !self.offers) return undefined;
      if (self.isRewardBlocked) return rewardRefusalsIn(environmentOf(self).market).payment;
      return paymentChoiceError(self.paymentType, self.offers) ?? this.cardError;
    },
    /** Every wrong field, in form order. */
    get fieldErrors(): readonly FieldError[] {
      const { lookedUp, facts, values } = self;
      if (!facts) return [];
      const { extensions } = environmentOf(self).market;
      let found = fieldErrors(values, facts, {
        contact: extensions.one('contact-rules'),
        phone: extensions.one('phone-validator'),
        order: [...self.contactFields, ...self.addressFields].map(({ name }) => name),
      });
      const taken = rootOf(self).setUp.emailError;
      if (taken && !found.some(({ field }) => field === 'email')) found = [taken, ...found];
      const isStill = lookedUp && values[lookedUp.field] === lookedUp.value && self.isDelivery;
      return isStill && !found.some(({ field }) => field === lookedUp.field)
        ? [...found, lookedUp]
        : found;
    },
    /** The wrong places of the form, in its order: where the focus goes [CHK-26]. */
    get wrongPlaces(): readonly FormPlace[] {
      const fields: readonly FormPlace[] = this.fieldErrors.map(({ field }) => field);
      const places = [...fields, ...rootOf(self).setUp.wrongPlaces];
      return this.paymentError === undefined ? places : [...places, 'payment'];
    },
    /** Whether an error may be shown yet: after leaving the field, or after submitting [CHK-26]. */
    shows(place: FormPlace): boolean {
      return self.isSubmitted || self.left.includes(place);
    },
  }))
  .actions((self) => ({
    leave(place: FormPlace) {
      if (!self.left.includes(place)) self.left = [...self.left, place];
      if (place === 'phone') void rootOf(self).setUp.checkPhone();
    },
    /** The new type's surcharge comes, the old one's goes [SUR-20]. */
    choosePaymentType(type: string) {
      rootOf(self).basket.setPaymentType(type);
    },
    /** A tip replaces the one before [CHK-93]. */
    chooseTip(tip: DriverTip | undefined) {
      rootOf(self).basket.setTip(tip);
    },
    setLookedUp(error: FieldError | undefined) {
      self.lookedUp = error && { ...error, value: self.values[error.field] ?? '' };
    },
    /** The server does not take the address: says so where it stands, until it changes [CHK-54, CHK-55, CHK-63]. */
    refuseAddress(message: string) {
      this.setLookedUp({ field: addressErrorField(self.addressFields), message });
    },
    setConfig(config: StoreConfig | undefined) {
      self.config = config;
    },
  }))
  .actions((self) => ({
    /** The page was opened: reads the hut's payment settings; a tip outside of delivery goes [PAY-80, CHK-94]. */
    open: flow(function* open(): Steps {
      const { payments, report } = environmentOf(self);
      const { hut } = self;
      self.left = [];
      self.isSubmitted = false;
      if (!self.isDelivery) rootOf(self).basket.setTip(undefined);
      void rootOf(self).setUp.open();
      if (!hut) return;
      self.setConfig(undefined);
      rootOf(self).wallets.clear();
      try {
        const config: StoreConfig = yield payments.storeConfig(hut.sector, hut.id);
        self.setConfig(config);
        void rootOf(self).wallets.check(config);
      } catch (error) {
        rootOf(self).wallets.giveUp();
        report('warning', 'The payment settings of the hut did not come', { error });
      }
    }),
    /** Shows every error and looks the address up; answers whether the form can be sent [ORD-61]. */
    validate: flow(function* validate(): Steps<boolean> {
      const environment = environmentOf(self);
      const { huts, market, report, visit } = environment;
      self.isSubmitted = true;
      self.setLookedUp(undefined);
      if (self.wrongPlaces.length > 0 || !self.hut) return false;
      const { huts: limits, sectors } = market.manifest;
      try {
        const wrong: FieldError | undefined = yield undeliverable({
          hut: self.hut,
          values: self.values,
          addressFields: self.addressFields,
          strategy: market.extensions.one('address-strategy'),
          question: { type: 'delivery', flagLevel: visit.flagLevel },
          location: rootOf(self).localisation.deliveryLocation,
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
      const isReady: boolean = yield rootOf(self).setUp.run();
      return isReady;
    }),
  }));
