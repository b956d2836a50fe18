import { flow, getRoot, types } from 'mobx-state-tree';
import type { Hut, StoreConfig } from '../../schemas/types.ts';
import { rewardCount } from '../basket/basket-contents.ts';
import type { Basket, DriverTip } from '../basket/basket.ts';
import type { PricedBasket } from '../basket/priced-basket.ts';
import { addressPortsOf } from '../localisation/address-ports.ts';
import type { LocalisationFacts } from '../localisation/localisation-facts.ts';
import { paysWithRewards } from '../loyalty/loyalty-settings.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { offersOf, paymentChoiceError, type PaymentOffers } from '../payments/payment-offers.ts';
import type { PaymentTypeOffer } from '../payments/payment-provider.ts';
import { environmentOf } from '../shell/environment.ts';
import type { CheckoutAccount, SetUpPlace } from './account-set-up.ts';
import { type CollectionType, collectionTypes, offeredCollectionTypes } from './collection-type.ts';
import type {
  CheckoutFacts,
  CheckoutField,
  CheckoutFieldShape,
  CheckoutValues,
  FieldError,
} from './contact-rules.ts';
import { addressErrorField, undeliverable } from './delivery-check.ts';
import { fieldErrors } from './form-errors.ts';
import { placeOf, type TypedAddress, typedFor, withTyped } from './typed-address.ts';

interface Surroundings {
  readonly localisation: LocalisationFacts;
  readonly basket: {
    readonly facts?: { readonly catalogue: Catalogue } | undefined;
    readonly basket: Basket;
    readonly priced: PricedBasket | undefined;
    setTip(tip: DriverTip | undefined): void;
    setPaymentType(type: string | undefined): void;
  };
  readonly wallets: {
    readonly available: readonly string[];
    clear(): void;
    check(config: StoreConfig): Promise<unknown>;
  };
  readonly setUp?: CheckoutAccount;
}

/** The set-up of an account and the choice of a payment type as places on the form, beside its fields. */
export type FormPlace = CheckoutField | SetUpPlace | 'payment';

/**
 * The checkout form: what the customer typed and ticked. Tip and payment type cost money, so they live in the
 * basket. No card data ever comes here [CHK-27].
 */
export const CheckoutStore = types
  .model('Checkout', {
    contact: types.frozen<CheckoutValues>({}),
    address: types.frozen<TypedAddress | undefined>(),
    contactFree: false,
    marketingOptIn: false,
    marketingOptOut: false,
    chosenCollectionType: types.optional(
      types.enumeration<CollectionType>([...collectionTypes]),
      'in-store',
    ),
  })
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
    get surroundings(): Surroundings {
      return getRoot<Surroundings>(self);
    },
    get hut(): Hut | undefined {
      return this.surroundings.localisation.hut;
    },
    get isDelivery(): boolean {
      return this.surroundings.localisation.disposition.type === 'delivery';
    },
    /** The type the customer chose; nothing at first [CHK-25]. */
    get paymentType(): string | undefined {
      return this.surroundings.basket.basket.paymentType;
    },
    get tip(): DriverTip | undefined {
      return this.isDelivery ? this.surroundings.basket.basket.tip : undefined;
    },
    /** What the market's form depends on; undefined before there is a hut. */
    get facts(): CheckoutFacts | undefined {
      const { market, visit } = environmentOf(self);
      const { disposition } = this.surroundings.localisation;
      if (!this.hut) return undefined;
      return {
        disposition: disposition.type,
        manifest: market.manifest,
        paymentType: this.paymentType,
        flagLevel: visit.flagLevel,
        hut: this.hut,
      };
    },
    get contactFields(): readonly CheckoutFieldShape[] {
      const rules = environmentOf(self).market.extensions.one('contact-rules');
      return this.facts ? rules.contactFields(this.facts) : [];
    },
    get addressFields(): readonly CheckoutFieldShape[] {
      const rules = environmentOf(self).market.extensions.one('contact-rules');
      return this.facts ? rules.addressFields(this.facts) : [];
    },
    /** The values of the form: known from localisation, then as typed. */
    get values(): CheckoutValues {
      const { deliveryAddress } = this.surroundings.localisation;
      const rules = environmentOf(self).market.extensions.one('contact-rules');
      const known = rules.prefill(deliveryAddress);
      const typed = typedFor(self.address, placeOf(deliveryAddress));
      return { ...known, ...this.surroundings.setUp?.known, ...self.contact, ...typed };
    },
    get offers(): PaymentOffers | undefined {
      const { market, visit } = environmentOf(self);
      const { priced } = this.surroundings.basket;
      if (!this.hut || !priced) return undefined;
      return {
        payments: market.manifest.payments,
        hut: this.hut,
        config: self.config,
        wallets: this.surroundings.wallets.available,
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
      const due = this.surroundings.basket.priced?.amountDue;
      return due !== undefined && due <= 0;
    },
    /** The basket holds a reward, which does not go with the chosen way to pay [LOY-04]. */
    get isRewardBlocked(): boolean {
      const { basket, facts } = this.surroundings.basket;
      const { manifest } = environmentOf(self).market;
      const rewards = facts ? rewardCount(basket, facts.catalogue) : 0;
      return rewards > 0 && !paysWithRewards(this.paymentType, manifest);
    },
    get collectionTypes(): readonly CollectionType[] {
      return this.hut ? offeredCollectionTypes(this.hut) : [];
    },
    get collectionType(): CollectionType {
      return this.collectionTypes.includes(self.chosenCollectionType)
        ? self.chosenCollectionType
        : 'in-store';
    },
  }))
  .views((self) => ({
    /** What is wrong with the choice of a payment type [CHK-25, PAY-120]. */
    get paymentError(): string | undefined {
      if (self.isPaid || !self.offers) return undefined;
      if (self.isRewardBlocked) return 'loyalty.blocked';
      return paymentChoiceError(self.paymentType, self.offers);
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
      const taken = self.surroundings.setUp?.emailError;
      if (taken && !found.some(({ field }) => field === 'email')) found = [taken, ...found];
      const isStill = lookedUp && values[lookedUp.field] === lookedUp.value && self.isDelivery;
      return isStill && !found.some(({ field }) => field === lookedUp.field)
        ? [...found, lookedUp]
        : found;
    },
    /** The wrong places of the form, in its order: where the focus goes [CHK-26]. */
    get wrongPlaces(): readonly FormPlace[] {
      const fields: readonly FormPlace[] = this.fieldErrors.map(({ field }) => field);
      const places = [...fields, ...(self.surroundings.setUp?.wrongPlaces ?? [])];
      return this.paymentError === undefined ? places : [...places, 'payment'];
    },
    /** Whether an error may be shown yet: after leaving the field, or after submitting [CHK-26]. */
    shows(place: FormPlace): boolean {
      return self.isSubmitted || self.left.includes(place);
    },
  }))
  .actions((self) => ({
    setValue(field: CheckoutField, value: string) {
      const shape = [...self.contactFields, ...self.addressFields].find(
        ({ name }) => name === field,
      );
      const kept = shape?.maxLength === undefined ? value : value.slice(0, shape.maxLength);
      if (self.addressFields.some(({ name }) => name === field)) {
        const place = placeOf(self.surroundings.localisation.deliveryAddress);
        self.address = withTyped(self.address, place, field, kept);
      } else {
        self.contact = { ...self.contact, [field]: kept };
      }
    },
    leave(place: FormPlace) {
      if (!self.left.includes(place)) self.left = [...self.left, place];
      if (place === 'phone') void self.surroundings.setUp?.checkPhone();
    },
    setContactFree(contactFree: boolean) {
      self.contactFree = contactFree;
    },
    setMarketing(choice: { readonly optIn?: boolean; readonly optOut?: boolean }) {
      self.marketingOptIn = choice.optIn ?? self.marketingOptIn;
      self.marketingOptOut = choice.optOut ?? self.marketingOptOut;
    },
    chooseCollectionType(type: CollectionType) {
      self.chosenCollectionType = type;
    },
    /** The new type's surcharge comes, the old one's goes [SUR-20]. */
    choosePaymentType(type: string) {
      self.surroundings.basket.setPaymentType(type);
    },
    /** A tip replaces the one before [CHK-93]. */
    chooseTip(tip: DriverTip | undefined) {
      self.surroundings.basket.setTip(tip);
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
    /** Puts what a wallet told into the fields that are empty; what was typed stays. */
    fillIn(known: CheckoutValues) {
      for (const { name } of [...self.contactFields, ...self.addressFields]) {
        const value = known[name];
        const isEmpty = (self.values[name] ?? '').trim() === '';
        if (value !== undefined && value !== '' && isEmpty) this.setValue(name, value);
      }
    },
  }))
  .actions((self) => ({
    /** The page was opened: reads the hut's payment settings; a tip outside of delivery goes [PAY-80, CHK-94]. */
    open: flow(function* open() {
      const { payments, report } = environmentOf(self);
      const { hut } = self;
      self.left = [];
      self.isSubmitted = false;
      if (!self.isDelivery) self.surroundings.basket.setTip(undefined);
      void self.surroundings.setUp?.open();
      if (!hut) return;
      self.setConfig(undefined);
      self.surroundings.wallets.clear();
      try {
        const config: StoreConfig = yield payments.storeConfig(hut.sector, hut.id);
        self.setConfig(config);
        void self.surroundings.wallets.check(config);
      } catch (error) {
        report('warning', 'The payment settings of the hut did not come', { error });
      }
    }),
    /** Shows every error and looks the address up; answers whether the form can be sent [ORD-61]. */
    validate: flow(function* validate() {
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
          location: self.surroundings.localisation.deliveryLocation,
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
      const { setUp } = self.surroundings;
      const isReady: boolean = setUp ? yield setUp.run() : true;
      return isReady;
    }),
  }));
