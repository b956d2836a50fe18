import { flow, types } from 'mobx-state-tree';
import { askedAge } from '../../core/basket/alcohol-age.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import { environmentOf, seesPurchase } from '../kernel/environment.ts';
import { type CollectionType, collectionTypes, offeredCollectionTypes } from './collection-type.ts';
import type {
  CheckoutFacts,
  CheckoutField,
  CheckoutFieldShape,
  CheckoutValues,
} from '../../core/checkout/contact-rules.ts';
import { recipientFields } from '../../core/checkout/recipient.ts';
import { placeOf, type TypedAddress, typedFor, withTyped } from './typed-address.ts';
import type { DriverTip } from '../../core/surcharges/surcharge-policy.ts';
import type { Steps } from '../kernel/steps.ts';
import { rootOf } from '../root.ts';

/**
 * The checkout form: its fields, and what the customer typed and ticked. Tip and payment type cost money, so they live in
 * the basket. No card data ever comes here [CHK-27].
 */
export const CheckoutStore = types
  .model('Checkout', {
    contact: types.frozen<CheckoutValues>({}),
    address: types.frozen<TypedAddress | undefined>(),
    contactFree: false,
    /** The customer ticked that somebody else takes the delivery. */
    wantsForAnother: false,
    /** The guest ticked that this device is to remember them [SHP-16]. */
    remembersMe: false,
    marketingOptIn: false,
    marketingOptOut: false,
    chosenCollectionType: types.optional(
      types.enumeration<CollectionType>([...collectionTypes]),
      'in-store',
    ),
  })
  .volatile(seesPurchase)
  .volatile(() => ({
    /** Age in years that the customer says to have reached; 0 before they have. Never stored: a device has many users. */
    confirmedAge: 0,
  }))
  .views((self) => ({
    get hut(): Hut | undefined {
      return rootOf(self).localisation.hut;
    },
    get isDelivery(): boolean {
      return rootOf(self).localisation.disposition.type === 'delivery';
    },
    get tip(): DriverTip | undefined {
      return this.isDelivery ? rootOf(self).basket.basket.tip : undefined;
    },
    /** The type the customer chose; nothing at first [CHK-25]. */
    get paymentType(): string | undefined {
      return rootOf(self).basket.basket.paymentType;
    },
    /** What the market's form depends on; undefined before there is a hut. */
    get facts(): CheckoutFacts | undefined {
      const { market, visit } = environmentOf(self);
      const { disposition } = rootOf(self).localisation;
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
    /** The age that the order asks for; undefined for an order without alcohol [SHP-06]. */
    get askedAge(): number | undefined {
      const { basket, menu } = rootOf(self);
      const { manifest } = environmentOf(self).market;
      const { catalogue } = menu;
      if (!this.hut || !catalogue) return undefined;
      return askedAge({ basket: basket.basket, catalogue, hut: this.hut, manifest });
    },
    /** An age is asked for, and the customer has not said to have it. */
    get lacksAge(): boolean {
      return self.confirmedAge < (this.askedAge ?? 0);
    },
    /** Somebody else takes the delivery [SHP-28]. */
    get isForAnother(): boolean {
      return this.isDelivery && self.wantsForAnother;
    },
    /** Who that is; no field for an order of one's own. */
    get recipientFields(): readonly CheckoutFieldShape[] {
      return this.isForAnother ? recipientFields : [];
    },
    /** The values of the form: as they were last time, as the place and the account say, then as typed [SHP-16]. */
    get values(): CheckoutValues {
      const { deliveryAddress } = rootOf(self).localisation;
      const rules = environmentOf(self).market.extensions.one('contact-rules');
      const { remembered, setUp } = rootOf(self);
      const before = { ...remembered.addresses[0], ...remembered.contact };
      const known = { ...rules.prefill(deliveryAddress), ...setUp.known };
      const typed = typedFor(self.address, placeOf(deliveryAddress));
      return { ...before, ...known, ...self.contact, ...typed };
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
  .actions((self) => ({
    setValue(field: CheckoutField, value: string) {
      const { addressFields, contactFields, recipientFields: others } = self;
      const shape = [...contactFields, ...addressFields, ...others].find(
        ({ name }) => name === field,
      );
      const kept = shape?.maxLength === undefined ? value : value.slice(0, shape.maxLength);
      if (self.addressFields.some(({ name }) => name === field)) {
        const place = placeOf(rootOf(self).localisation.deliveryAddress);
        self.address = withTyped(self.address, place, field, kept);
      } else {
        self.contact = { ...self.contact, [field]: kept };
      }
    },
    setContactFree(contactFree: boolean) {
      self.contactFree = contactFree;
    },
    setForAnother(wantsForAnother: boolean) {
      self.wantsForAnother = wantsForAnother;
    },
    setRemembersMe(remembersMe: boolean) {
      self.remembersMe = remembersMe;
    },
    /** Nobody is known any more: the form is empty. */
    startEmpty() {
      self.contact = {};
      self.address = undefined;
      self.remembersMe = false;
    },
    /**
     * The order went out: the next one is the customer's own again, asks for their age anew, and nobody else's number is
     * kept; a guest's own details are kept for that one alone who asks for it [SHP-16].
     */
    endOrder() {
      const { remembered, session } = rootOf(self);
      remembered.keep();
      self.wantsForAnother = false;
      self.confirmedAge = 0;
      const { contact } = self;
      self.contact = {};
      if (!session.isLoggedIn) {
        self.address = undefined;
        return;
      }
      self.contact = Object.fromEntries(
        Object.entries(contact).filter(
          ([name]) => !recipientFields.some((field) => field.name === name),
        ),
      );
    },
    /** Puts an address of before into the fields, or empties them for another one. */
    chooseAddress(values: CheckoutValues | undefined) {
      for (const { name, isReadOnly } of self.addressFields) {
        if (!isReadOnly && (values || name !== 'instructions'))
          this.setValue(name, values?.[name] ?? '');
      }
    },
    setMarketing(choice: { readonly optIn?: boolean; readonly optOut?: boolean }) {
      self.marketingOptIn = choice.optIn ?? self.marketingOptIn;
      self.marketingOptOut = choice.optOut ?? self.marketingOptOut;
    },
    /** The customer says to be as old as the order asks for, or takes it back. */
    confirmAge(isConfirmed: boolean) {
      self.confirmedAge = isConfirmed ? (self.askedAge ?? 0) : 0;
    },
    chooseCollectionType(type: CollectionType) {
      self.chosenCollectionType = type;
    },
    /** The new type's surcharge comes, the old one's goes [SUR-20]. */
    choosePaymentType(type: string) {
      rootOf(self).basket.setPaymentType(type);
    },
    /** A tip replaces the one before [CHK-93]. */
    chooseTip(tip: DriverTip | undefined) {
      rootOf(self).basket.setTip(tip);
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
    /** The page was opened: no error shows, and a tip outside of delivery goes [CHK-94]. */
    open: flow(function* open(): Steps {
      const { basket, formCheck, paymentChoice, remembered, setUp } = rootOf(self);
      formCheck.startOver();
      if (!self.isDelivery) basket.setTip(undefined);
      void setUp.open();
      void remembered.open();
      yield paymentChoice.open();
    }),
  }));
