import { flow, types } from 'mobx-state-tree';
import { rewardCount } from '../../core/basket/basket-contents.ts';
import { paysWithRewards } from '../../core/loyalty/shows-loyalty.ts';
import type { PaymentTypeOffer } from '../../core/payments/payment-provider.ts';
import { declaredType } from '../../core/payments/payment-types.ts';
import { costsMore } from '../../core/surcharges/surcharge-ban.ts';
import type { StoreConfig } from '../../schemas/types/http/orders.ts';
import { rewardRefusalsIn } from '../deals/reward-refusals-in.ts';
import { environmentOf, seesPurchase } from '../kernel/environment.ts';
import type { Steps } from '../kernel/steps.ts';
import { offersOf, paymentChoiceError, type PaymentOffers } from '../payments/payment-offers.ts';
import { rootOf } from '../root.ts';

/** Which ways to pay the hut offers for the basket, and what is wrong with the one that is chosen. Nothing of it is stored. */
export const PaymentChoiceStore = types
  .model('PaymentChoice', {})
  .volatile(seesPurchase)
  .volatile(() => ({
    /** Payment settings of the hut; undefined until they came, or when they did not [PAY-80]. */
    config: undefined as StoreConfig | undefined,
  }))
  .views((self) => ({
    get offers(): PaymentOffers | undefined {
      const { market, visit } = environmentOf(self);
      const { basket, localisation, wallets } = rootOf(self);
      const { hut } = localisation;
      const { priced } = basket;
      if (!hut || !priced) return undefined;
      return {
        payments: market.manifest.payments,
        hut,
        config: self.config,
        wallets: wallets.available,
        providers: market.extensions.all('payment-provider'),
        amountDue: priced.amountDue,
        channel: visit.channel,
      };
    },
    /**
     * Payment types to choose from, wallets of the device first, then in the market's order; none tells of a surcharge that
     * the law forbids at the hut [PAY-07, SHP-06, SHP-17].
     */
    get offeredTypes(): readonly PaymentTypeOffer[] {
      const { manifest } = environmentOf(self).market;
      const { hut } = rootOf(self).localisation;
      if (!this.offers || !hut) return [];
      return offersOf(this.offers).map(({ freeHint, ...offer }) =>
        freeHint === undefined || costsMore(offer.type, { hut, manifest })
          ? offer
          : { ...offer, hint: freeHint },
      );
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
      return rewards > 0 && !paysWithRewards(rootOf(self).checkout.paymentType, rules, manifest);
    },
    /** The card that the chosen type is paid with is still to be typed [PAY-28]. */
    get cardError(): string | undefined {
      const { checkout, payment } = rootOf(self);
      const { payments } = environmentOf(self).market.manifest;
      const isNeeded = declaredType(checkout.paymentType, payments)?.frame === 'checkout-form';
      const isMissing = isNeeded && payment.cardAtCheckout === undefined;
      return isMissing ? 'checkout.errors.cardMissing' : undefined;
    },
    /** What is wrong with the choice of a payment type [CHK-25, PAY-120]. */
    get error(): string | undefined {
      if (this.isPaid || !this.offers) return undefined;
      if (this.isRewardBlocked) return rewardRefusalsIn(environmentOf(self).market).payment;
      return paymentChoiceError(rootOf(self).checkout.paymentType, this.offers) ?? this.cardError;
    },
  }))
  .actions((self) => ({
    setConfig(config: StoreConfig | undefined) {
      self.config = config;
    },
  }))
  .actions((self) => ({
    /** Reads the hut's payment settings, and asks its wallets whether they can be used [PAY-80]. */
    open: flow(function* open(): Steps {
      const { payments, report } = environmentOf(self);
      const { localisation, wallets } = rootOf(self);
      const { hut } = localisation;
      if (!hut) return;
      self.setConfig(undefined);
      wallets.clear();
      try {
        const config: StoreConfig = yield payments.storeConfig(hut.sector, hut.id);
        self.setConfig(config);
        void wallets.check(config);
      } catch (error) {
        wallets.giveUp();
        report('warning', 'The payment settings of the hut did not come', { error });
      }
    }),
  }));
