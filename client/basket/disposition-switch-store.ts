import { flow, types } from 'mobx-state-tree';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { Offers } from '../deals/deals-store.ts';
import { environmentOf, seesOrdering } from '../kernel/environment.ts';
import type { Steps } from '../kernel/steps.ts';
import { rootOf } from '../root.ts';
import { allowsDisposition, switchLoss, type SwitchLoss } from './disposition-switch.ts';

/** The switch between delivery and collection: asked, confirmed or cancelled. */
export const DispositionSwitchStore = types
  .model('DispositionSwitch')
  .volatile(seesOrdering)
  .volatile(() => ({
    /** What the switch under way takes along, once that is known; the customer is then asked [BSK-67]. */
    loss: undefined as SwitchLoss | undefined,
  }))
  .actions((self) => {
    const pendingType = (): Disposition | undefined =>
      rootOf(self).localisation.pendingDisposition?.type;

    /** Updates the disposition, which has the hut's content fetched again [BSK-70]; a tip is for deliveries [CHK-94]. */
    const finish = (type: Disposition) => {
      const { basket, localisation } = rootOf(self);
      self.loss = undefined;
      if (type !== 'delivery') basket.setTip(undefined);
      localisation.changeType(type);
    };
    return {
      /** Chooses the other way; a basket with something in it is asked about first [BSK-66, BSK-68, BSK-72]. */
      request: flow(function* request(type: Disposition): Steps {
        const { basket, deals, localisation, notifications } = rootOf(self);
        const { disposition, hut } = localisation;
        if (!hut || type === disposition.type || !allowsDisposition(hut, type)) return;
        localisation.setPendingDisposition({ type });
        if (basket.isEmpty && basket.discountId === undefined) {
          finish(type);
          return;
        }
        try {
          const offers: Offers | undefined = yield deals.readFor({ type, when: 'asap' });
          if (offers && pendingType() === type) self.loss = switchLoss(basket.basket, offers, type);
        } catch (error) {
          environmentOf(self).report('warning', 'The other deals did not come', { error });
          localisation.setPendingDisposition(undefined);
          notifications.raise({
            id: 'switch-failed',
            type: 'error',
            message: 'basket.switch.failed',
          });
        }
      }),
      /** Takes out what is not valid for the other way, then switches [BSK-69, BSK-70]. */
      confirm() {
        const type = pendingType();
        const { loss } = self;
        if (!type || !loss) return;
        const { basket, vouchers } = rootOf(self);
        const { deals, items } = basket.basket;
        const gone = new Set(loss.deals.map(({ basketDealId }) => basketDealId));
        basket.setLines({
          deals: deals.filter(({ basketDealId }) => !gone.has(basketDealId)),
          items,
        });
        if (loss.losesDiscount) basket.dropDiscount();
        if (loss.losesVoucher) vouchers.clearVoucher();
        basket.changed();
        finish(type);
      },
      /** Leaves everything as it was [BSK-71]. */
      cancel() {
        self.loss = undefined;
        rootOf(self).localisation.setPendingDisposition(undefined);
      },
    };
  });
