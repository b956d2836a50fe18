import { flow, types } from 'mobx-state-tree';
import type { Voucher } from '../../schemas/types/http/vouchers.ts';
import { environmentOf, seesOrdering } from '../kernel/environment.ts';
import { type Qualification, qualificationOf } from '../../core/vouchers/qualification.ts';
import { codeForAnalytics, normaliseCode } from '../../core/vouchers/voucher-code.ts';
import { type ShownVoucherError, voucherErrorOf } from './voucher-error.ts';
import { voucherTerms } from '../../core/vouchers/voucher-terms.ts';
import { rootOf } from '../root.ts';
import type { Steps } from '../kernel/steps.ts';

/** A refused code and why [VOU-15]. */
export interface RefusedVoucher {
  readonly invalidVoucherId: string;
  readonly error: ShownVoucherError;
}

/** The active voucher and the code being checked [VOU-16]. */
export const VoucherStore = types
  .model('Vouchers', {
    /** Code of the active voucher. */
    id: types.maybe(types.string),
    /** Vouchers that were found valid; at most the active one [VOU-28]. */
    list: types.frozen<readonly Voucher[]>([]),
    error: types.frozen<RefusedVoucher | undefined>(),
  })
  .volatile(seesOrdering)
  .volatile(() => ({
    /** What is typed into the code field. */
    typed: '',
    status: 'resting' as 'resting' | 'validating' | 'success' | 'error',
    /** Grows with every check; the answer to an older one is ignored. */
    round: 0,
  }))
  .views((self) => ({
    /** The active voucher [VOU-28]. */
    get applied(): Voucher | undefined {
      return self.list.find(({ id }) => id === self.id);
    },
    /** Whether the code can be sent: there is one, and none is being checked [VOU-18]. */
    get canSubmit(): boolean {
      return normaliseCode(self.typed) !== '' && self.status !== 'validating';
    },
    /** The error of what stands in the field; typing something else takes it away [VOU-23]. */
    get fieldError(): ShownVoucherError | undefined {
      return self.error?.invalidVoucherId === normaliseCode(self.typed)
        ? self.error.error
        : undefined;
    },
  }))
  .views((self) => ({
    /** The deal that the active voucher opens [DEA-08]. */
    get dealIds(): readonly string[] {
      const dealId = self.applied?.dealId;
      return dealId === undefined ? [] : [dealId];
    },
    /** How the basket stands to what the voucher asks for [VOU-29]. */
    get qualification(): Qualification | undefined {
      return self.applied && qualificationOf(self.applied.product, rootOf(self).basket.basketLines);
    },
    /** Code of the voucher that opens a deal, for the basket's deal [VOU-27]. */
    redeemIdOf(dealId: string): string | undefined {
      return self.applied?.dealId === dealId ? self.applied.id : undefined;
    },
  }))
  .actions((self) => {
    const forget = () => {
      self.id = undefined;
      self.list = [];
      self.error = undefined;
      self.status = 'resting';
      self.round += 1;
    };
    /** Takes the effect of the active voucher out of the basket [VOU-53, VOU-54]. */
    const withdraw = (voucher: Voucher) => {
      const { basket } = rootOf(self);
      const terms = voucherTerms(voucher);
      if (terms && basket.discountId === terms.id) basket.setDiscount(undefined);
      if (voucher.type === 'deal') basket.removeDealsOf(voucher.id);
    };
    /**
     * CLEAR_VOUCHER: the voucher goes, and what it did to the basket; a delivery voucher can be kept [VOU-52, VOU-53,
     * VOU-54, VOU-55, VOU-56].
     */
    const clearVoucher = ({ keepsDelivery = false } = {}) => {
      const { applied } = self;
      const { voucher: settings } = environmentOf(self).market.manifest;
      const discountId = applied?.result.discountId ?? '';
      if (keepsDelivery && discountId.includes(settings.deliveryDiscountIdContains)) return;
      forget();
      if (applied) withdraw(applied);
    };
    /** A valid voucher takes the place of the one before, with its effect [VOU-26, VOU-28]. */
    const apply = (voucher: Voucher) => {
      const { applied: earlier } = self;
      self.list = [voucher];
      self.id = voucher.id;
      self.error = undefined;
      if (earlier && earlier.id !== voucher.id) withdraw(earlier);
      const terms = voucherTerms(voucher);
      if (terms) rootOf(self).basket.setDiscount(terms.id);
    };
    return {
      clearVoucher,
      apply,
      /** Forgets everything without a look at the basket: it was emptied by whoever calls [BSK-29]. */
      forget,
      setTyped(typed: string) {
        self.typed = typed;
      },
      /** Puts back a voucher that an undone removal had taken along. */
      restore(voucher: Voucher | undefined) {
        if (voucher) apply(voucher);
      },
      /** The dialog is closed: what is not applied goes, an applied voucher stays [VOU-57]. */
      closeForm() {
        self.typed = '';
        self.error = undefined;
        if (self.status === 'validating') self.round += 1;
        self.status = self.applied ? 'success' : 'resting';
      },
    };
  })
  .actions((self) => {
    const ask = (code: string): Promise<Voucher> => {
      const { vouchers, locale } = environmentOf(self);
      const { basket, localisation } = rootOf(self);
      const { hut, disposition } = localisation;
      if (!hut) return Promise.reject(new Error('There is no hut to use a voucher at.'));
      return vouchers.validate({
        sector: hut.sector,
        code,
        hutId: hut.id,
        disposition: disposition.type,
        deals: [...new Set(basket.basket.deals.map(({ dealId }) => dealId))],
        locale: locale(),
        replaces: rootOf(self).purchase?.order.unfinished,
      });
    };
    const reject = (id: string, error: unknown) => {
      const { market, track } = environmentOf(self);
      const shown = voucherErrorOf(error);
      self.error = { invalidVoucherId: id, error: shown };
      self.status = 'error';
      track({
        type: 'coupon-error',
        data: { code: codeForAnalytics(id, market.manifest), error: shown.type },
      });
    };
    return {
      /** Checks a code [VOU-20, VOU-21, VOU-34]. */
      validate: flow(function* validate({ id: typed }: { readonly id: string }) {
        const id = normaliseCode(typed);
        if (id === '' || self.status === 'validating') return;
        const round = self.round + 1;
        self.round = round;
        self.status = 'validating';
        self.error = undefined;
        try {
          const voucher: Voucher = yield ask(id);
          if (self.round !== round) return;
          self.status = 'success';
          self.apply(voucher);
        } catch (error) {
          if (self.round !== round) return;
          reject(id, error);
        }
      }),
      /** Asks again about the active voucher, as after a refused order; one that is refused goes, and that is said [VOU-46]. */
      revalidate: flow(function* revalidate(): Steps {
        const { applied } = self;
        if (!applied) return;
        try {
          yield ask(applied.id);
        } catch (error) {
          const { type } = voucherErrorOf(error);
          if (type === 'FAILED' || self.applied?.id !== applied.id) return;
          self.clearVoucher();
          rootOf(self).notifications.raise({
            id: 'voucher-gone',
            type: 'warning',
            message: 'vouchers.gone',
            values: { title: applied.title },
          });
        }
      }),
    };
  });
