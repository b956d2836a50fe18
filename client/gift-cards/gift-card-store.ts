import { flow, type SnapshotOut, types } from 'mobx-state-tree';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { GiftCardCheck, GiftCardCredit } from '../../schemas/types/http/vouchers.ts';
import { toMinor } from '../../core/money/money.ts';
import type { GiftCardFacts } from '../../core/orders/order-request-mapper.ts';
import { environmentOf, seesOrdering } from '../kernel/environment.ts';
import { numberPrefix, takesFullNumber } from './card-number.ts';
import { giftCardErrorCode } from './gift-card-errors.ts';
import { dayOf, judgeCredit } from '../../core/gift-cards/judge-credit.ts';
import { rootOf } from '../root.ts';
import type { Steps } from '../kernel/steps.ts';

/** Type of a gift card among the credits. */
export const giftCardType = 'giftcard';

/** How a credit stands [GFT-01]; the amount is in minor units. */
interface CreditStatus {
  readonly isLoading: boolean;
  readonly error?: { readonly code: string };
  readonly isValid: boolean;
  readonly amount: number;
  readonly expiryDate?: string;
  readonly hasDismissedError: boolean;
}

/** A credit; its pin is money, so it is left out of what is stored, and lives as long as the browser's tab [GFT-34]. */
const CreditModel = types
  .model('Credit', {
    id: types.string,
    type: types.string,
    number: types.string,
    pin: '',
    status: types.frozen<CreditStatus>(),
  })
  .postProcessSnapshot(({ pin: _pin, ...kept }) => kept);

/** Where the pin of the card that pays is kept for the page that comes back from a bank, in the session's storage. */
const pinKey = 'giftCardPin';

type CreditSnapshot = SnapshotOut<typeof CreditModel>;

/** A card as the form hands it over [GFT-18]. */
export interface CardToCheck {
  readonly type: string;
  readonly id: string;
  readonly number: string;
  readonly pin: string;
}

const loading: CreditStatus = {
  isLoading: true,
  isValid: false,
  amount: 0,
  hasDismissedError: false,
};

/** The gift card that pays, and the one being checked [GFT-01, GFT-02]. */
export const GiftCardStore = types
  .model('GiftCards', { credits: types.array(CreditModel) })
  .volatile(seesOrdering)
  .preProcessSnapshot(({ credits = [] }: { readonly credits?: readonly CreditSnapshot[] }) => ({
    // A page that was closed during a check never hears its answer.
    credits: credits.filter(({ status }) => !status.isLoading),
  }))
  .views((self) => ({
    get hut(): Hut | undefined {
      return rootOf(self).localisation.hut;
    },
    /** Gift cards show and pay only where the hut takes them [GFT-03] and the market has orders with one [CST-125]. */
    get isOffered(): boolean {
      const { maxCards } = environmentOf(self).market.manifest.giftCard;
      return maxCards > 0 && this.hut?.supportsGiftCard === true;
    },
    get takesFullNumber(): boolean {
      const { market, visit } = environmentOf(self);
      return takesFullNumber(market.manifest.flags, visit.flagLevel);
    },
    /** What stands before the number field; nothing where the full number is typed [GFT-14, GFT-16]. */
    get prefix(): string {
      return this.takesFullNumber
        ? ''
        : numberPrefix(environmentOf(self).market.manifest, this.hut);
    },
    /** The pin of a credit: typed in this tab, now or before a reload; empty when it has to be asked for again. */
    pinOf({ id, pin }: Pick<CardToCheck, 'id' | 'pin'>): string {
      if (pin !== '') return pin;
      const [of, kept] = environmentOf(self).sessionStorage.read(pinKey)?.split(' ', 2) ?? [];
      return of === id && kept !== undefined ? kept : '';
    },
    /** The card that is there, in whatever state; one whose pin is not known is none [GFT-02]. */
    get current(): (typeof self.credits)[number] | undefined {
      return self.credits.find(
        (credit) => credit.type === giftCardType && this.pinOf(credit) !== '',
      );
    },
    /** The screen of the form [GFT-17, GFT-18, GFT-19, GFT-20, GFT-21]. */
    get screen(): 'form' | 'loading' | 'success' | 'error' {
      const status = this.current?.status;
      if (status?.isLoading) return 'loading';
      if (status?.isValid) return 'success';
      return status?.error && !status.hasDismissedError ? 'error' : 'form';
    },
  }))
  .views((self) => ({
    /** The card that pays: the first valid one, where the hut takes gift cards [GFT-04]. */
    get applied(): (typeof self.credits)[number] | undefined {
      return self.isOffered
        ? self.credits.find((credit) => credit.status.isValid && self.pinOf(credit) !== '')
        : undefined;
    },
    /** Credit of the card that pays, in minor units; it stays as read whatever the basket holds [GFT-09]. */
    get balance(): number {
      return this.applied?.status.amount ?? 0;
    },
    /** The cards as the order request takes them. */
    get facts(): readonly GiftCardFacts[] {
      return self.isOffered
        ? self.credits
            .map((credit) => ({ ...credit, pin: self.pinOf(credit) }))
            .filter(({ pin }) => pin !== '')
            .map(({ type, id, number, pin, status }) => ({
              type,
              id,
              number,
              pin,
              amount: status.amount,
              isValid: status.isValid,
              isLoading: status.isLoading,
            }))
        : [];
    },
  }))
  .actions((self) => {
    const set = (id: string, status: CreditStatus) => {
      const credit = self.credits.find((known) => known.id === id);
      if (credit) credit.status = status;
    };
    const requestOf = (hut: Hut, { number, pin }: CardToCheck): GiftCardCheck => {
      const { market, now, visit } = environmentOf(self);
      return {
        meta: {
          hutId: hut.id,
          sector: hut.sector,
          isTest: hut.test === true,
          ...(hut.tradezoneId === undefined ? {} : { tradezoneId: hut.tradezoneId }),
          traceId: visit.traceId,
          timestamp: now(),
        },
        data: {
          cardNumber: number,
          cardPin: pin,
          amount: market.manifest.giftCard.checkAmount,
        },
      };
    };
    const refuse = (id: string, code: string) => {
      set(id, { ...loading, isLoading: false, error: { code } });
      environmentOf(self).track({ type: 'gift-card-error', data: { error: code } });
    };
    const clearCredits = ({ type, id }: { readonly type: string; readonly id?: string }) => {
      if (type === giftCardType && (id === undefined || id === self.current?.id)) {
        environmentOf(self).sessionStorage.remove(pinKey);
      }
      self.credits.replace(
        self.credits
          .filter((credit) => credit.type !== type || (id !== undefined && credit.id !== id))
          .map((credit) => CreditModel.create({ ...credit })),
      );
    };
    return {
      /** CLEAR_CREDITS: one credit of a type, or without an id all of it [GFT-24]. */
      clearCredits,
      /** CLEAR_CREDIT: removes one credit [GFT-24]. */
      clearCredit: ({ type, id }: { readonly type: string; readonly id: string }) =>
        clearCredits({ type, id }),
      /** DISMISS_ERROR: back to the form with what was typed [GFT-21]. */
      dismissError(id: string) {
        const credit = self.credits.find((known) => known.id === id);
        if (credit) credit.status = { ...credit.status, hasDismissedError: true };
      },
      /** A new card takes the place of the old one and is checked [GFT-02, GFT-17, GFT-18, GFT-19, GFT-20, GFT-27]. */
      check: flow(function* check(card: CardToCheck): Steps {
        const { giftCards: api, now } = environmentOf(self);
        const { hut } = self;
        if (!hut || self.current?.status.isLoading || !card.number || !card.pin) return;
        clearCredits({ type: card.type });
        self.credits.push(CreditModel.create({ ...card, status: loading }));
        try {
          const version = self.takesFullNumber ? 'v2' : 'v1';
          const { data }: GiftCardCredit = yield api.check(
            requestOf(hut, card),
            version,
            rootOf(self).purchase?.order.unfinished,
          );
          const { giftCardBalance, expiryDate } = data;
          const balance = toMinor(giftCardBalance);
          const verdict = judgeCredit({ balance, expiryDate }, dayOf(now()));
          if (verdict.kind === 'refused') refuse(card.id, verdict.code);
          else {
            const paid = { ...loading, isLoading: false, isValid: true };
            set(card.id, { ...paid, amount: verdict.balance, expiryDate });
            environmentOf(self).sessionStorage.write(pinKey, `${card.id} ${card.pin}`);
          }
        } catch (error) {
          refuse(card.id, giftCardErrorCode(error));
        }
      }),
      /** The dialog is closed: a check that runs is dropped with its answer, and so is a refused card [GFT-25]. */
      closeForm() {
        const { current } = self;
        if (current && !current.status.isValid) clearCredits({ type: giftCardType });
      },
    };
  });
