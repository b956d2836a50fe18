import { when } from 'mobx';
import { addDisposer, flow, types } from 'mobx-state-tree';
import { fitsPlace } from '../../core/checkout/fits-place.ts';
import type { CheckoutFieldShape, CheckoutValues } from '../../core/checkout/contact-rules.ts';
import type { KnownDetails } from '../../schemas/types/http/orders.ts';
import { environmentOf, seesPurchase } from '../kernel/environment.ts';
import type { Steps } from '../kernel/steps.ts';
import { offeredAs } from '../payments/payment-offers.ts';
import { rootOf } from '../root.ts';
import {
  deviceMemory,
  type DeviceDetails,
  forgetDevice,
  keepOnDevice,
  onDeviceForgotten,
  readDevice,
} from './device-details.ts';
import { readKnownDetails } from './known-details-api.ts';
import { placeOf, typedFor } from './typed-address.ts';

/** The values of fields that the form has today and that can be typed into. */
const ofForm = (values: CheckoutValues, shapes: readonly CheckoutFieldShape[]): CheckoutValues =>
  Object.fromEntries(
    shapes.flatMap(({ name, isReadOnly, maxLength }) => {
      const value = values[name];
      return isReadOnly || value === undefined || value === ''
        ? []
        : [[name, value.slice(0, maxLength)]];
    }),
  );

/**
 * What checkout begins with for who has ordered before: from the last orders of who is signed in, or from this device for
 * a guest who has asked it to remember them [SHP-16]. Nothing of it is a part of the stored state.
 */
export const RememberedStore = types
  .model('Remembered', {})
  .volatile(seesPurchase)
  .volatile(() => ({
    device: undefined as DeviceDetails | undefined,
    /** What is known of who is signed in, with whose it is. */
    known: undefined as { readonly accountId: string; readonly details: KnownDetails } | undefined,
    /** Way of paying that this checkout began with, whatever is forgotten of it meanwhile. */
    usedType: undefined as string | undefined,
    stopChoosing: (): void => {},
  }))
  .views((self) => ({
    /** What is known of the customer who is signed in now. */
    get ofAccount(): KnownDetails | undefined {
      const id = rootOf(self).session.authentication?.id;
      return id !== undefined && self.known?.accountId === id ? self.known.details : undefined;
    },
    /** What this device keeps of a guest who wants it to; who is signed in may be somebody else. */
    get ofDevice(): DeviceDetails | undefined {
      const { checkout, session } = rootOf(self);
      return checkout.remembersMe && !session.isLoggedIn ? self.device : undefined;
    },
    /** Whether a guest is asked: the market lets them be, and the device can keep something. */
    get isOffered(): boolean {
      const environment = environmentOf(self);
      const { session } = rootOf(self);
      const isKept = environment.storage.lasts !== false && deviceMemory(environment) > 0;
      return isKept && !session.isLoggedIn;
    },
    get contact(): CheckoutValues {
      const { contactFields } = rootOf(self).checkout;
      const { contact } = this.ofAccount ?? this.ofDevice ?? {};
      return contact ? ofForm({ ...contact }, contactFields) : {};
    },
    /** The addresses of before that lie at the place the customer chose, the latest first. */
    get addresses(): readonly CheckoutValues[] {
      const { checkout, localisation } = rootOf(self);
      const { deliveryAddress } = localisation;
      const mappers = environmentOf(self).market.extensions.all('order-request-mapper');
      const place = placeOf(deliveryAddress);
      const typed = typedFor(
        this.ofDevice?.addresses.find((address) => address.place === place),
        place,
      );
      const ordered = (this.ofAccount?.addresses ?? [])
        .filter(({ address }) => fitsPlace(address, deliveryAddress))
        .map(({ address, instructions }): CheckoutValues => {
          const parts = mappers.map((mapper) => mapper.addressValues?.(address) ?? {});
          return Object.assign({}, ...parts, instructions === undefined ? {} : { instructions });
        });
      return [...ordered, typed]
        .map((values) => ofForm(values, checkout.addressFields))
        .filter((values) => Object.keys(values).length > 0);
    },
    get paymentType(): string | undefined {
      return (this.ofAccount ?? this.ofDevice)?.paymentType ?? self.usedType;
    },
  }))
  .actions((self) => ({
    setDevice(device: DeviceDetails | undefined) {
      self.device = device;
    },
    setKnown(accountId: string, details: KnownDetails) {
      self.known = { accountId, details };
    },
    /** Resolves once the way of paying of last time is chosen, or is known not to be offered today. */
    async settled(): Promise<void> {
      const { checkout, paymentChoice, wallets } = rootOf(self);
      const isOpen = () => checkout.paymentType === undefined && self.paymentType !== undefined;
      await when(() => wallets.hasAnswered || paymentChoice.isPaid || !isOpen());
    },
    /** Chooses the way of paying of last time, once it is known to be offered today, unless another is chosen first. */
    choosePayment() {
      const { checkout, paymentChoice, wallets } = rootOf(self);
      const known = (): string | undefined =>
        wallets.hasAnswered && self.paymentType !== undefined && paymentChoice.offers !== undefined
          ? offeredAs(self.paymentType, paymentChoice.offers)
          : undefined;
      self.stopChoosing();
      self.stopChoosing = when(
        () => checkout.paymentType !== undefined || known() !== undefined,
        () => {
          const type = known();
          if (checkout.paymentType === undefined && type !== undefined) {
            checkout.choosePaymentType(type);
          }
        },
      );
    },
  }))
  .actions((self) => {
    /** The form keeps what it was filled in with, so that forgetting loses nothing that is on the screen. */
    const keepTyped = () => {
      const { checkout } = rootOf(self);
      for (const { name, isReadOnly } of [...checkout.contactFields, ...checkout.addressFields]) {
        const value = checkout.values[name];
        if (!isReadOnly && value !== undefined) checkout.setValue(name, value);
      }
    };
    return {
      /** The checkout was opened: looks what is known of the customer; a failure leaves the form as it is. */
      open: flow(function* open(): Steps {
        const environment = environmentOf(self);
        const { checkout, session } = rootOf(self);
        self.setDevice(readDevice(environment));
        self.usedType = undefined;
        if (self.device) checkout.setRemembersMe(true);
        self.choosePayment();
        const id = session.authentication?.id;
        if (id === undefined) return;
        try {
          const details: KnownDetails = yield readKnownDetails(environment.http);
          self.setKnown(id, details);
        } catch (error) {
          environment.report('warning', 'What the customer ordered with before was not read', {
            error,
          });
        }
      }),
      /** The guest ticks or unticks: unticking takes out at once what is kept, and leaves the form as it is. */
      setWanted(isWanted: boolean) {
        const { checkout } = rootOf(self);
        if (!isWanted) {
          keepTyped();
          self.usedType = self.paymentType;
          forgetDevice(environmentOf(self));
          self.setDevice(undefined);
        }
        checkout.setRemembersMe(isWanted);
      },
      /** It is somebody else: what is kept goes, and the form is empty. */
      forget() {
        const { basket, checkout } = rootOf(self);
        forgetDevice(environmentOf(self));
        self.setDevice(undefined);
        self.usedType = undefined;
        self.stopChoosing();
        checkout.startEmpty();
        basket.setPaymentType(undefined);
      },
      /** The order is placed: keeps what it was made with, for a guest who wants it. */
      keep() {
        const { checkout, localisation, session } = rootOf(self);
        const { addressFields, contactFields, isForAnother, paymentType, values } = checkout;
        if (session.isLoggedIn) return;
        if (!checkout.remembersMe || !self.isOffered) return;
        const address = ofForm(values, addressFields);
        const isKept = checkout.isDelivery && !isForAnother && Object.keys(address).length > 0;
        const place = placeOf(localisation.deliveryAddress);
        const details = {
          contact: ofForm(values, contactFields),
          addresses: isKept ? [{ place, values: address }] : [],
          paymentType,
        };
        self.setDevice(keepOnDevice(details, environmentOf(self)));
      },
    };
  })
  .actions((self) => ({
    afterAttach() {
      const stop = onDeviceForgotten(environmentOf(self), () => self.setDevice(undefined));
      addDisposer(self, () => {
        stop();
        self.stopChoosing();
      });
    },
  }));
