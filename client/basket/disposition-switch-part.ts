import { flow } from 'mobx-state-tree';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Offers } from '../deals/deals-store.ts';
import { environmentOf } from '../kernel/environment.ts';
import { switchLoss, type SwitchLoss } from './disposition-switch.ts';
import { EditedBasketPart } from './edited-basket-part.ts';
import { rootOf } from '../root.ts';
import type { Steps } from '../kernel/steps.ts';

/** Whether a hut lets customers have their food in a way [BSK-72]. */
export const allowsDisposition = (
  { allowedDisposition }: Pick<Hut, 'allowedDisposition'>,
  type: Disposition,
): boolean => allowedDisposition[type] === true;

/** The basket with the switch between delivery and collection: asked, confirmed or cancelled. */
export const DispositionSwitchPart = EditedBasketPart.named('DispositionSwitchPart')
  .volatile(() => ({
    /** What the switch under way takes along, once that is known; the customer is then asked [BSK-67]. */
    switchLoss: undefined as SwitchLoss | undefined,
  }))
  .actions((self) => {
    const pendingType = () => rootOf(self).localisation.pendingDisposition?.type;

    /** Updates the disposition, which has the hut's content fetched again [BSK-70]; a tip is for deliveries [CHK-94]. */
    const finish = (type: Disposition) => {
      self.switchLoss = undefined;
      if (type !== 'delivery') self.setTip(undefined);
      rootOf(self).localisation.changeType(type);
    };
    return {
      /** Chooses the other way; a basket with something in it is asked about first [BSK-66, BSK-68, BSK-72]. */
      requestSwitch: flow(function* requestSwitch(type: Disposition): Steps {
        const { deals, localisation, notifications } = rootOf(self);
        const { disposition, hut } = localisation;
        if (!hut || type === disposition.type || !allowsDisposition(hut, type)) return;
        localisation.setPendingDisposition({ type });
        if (self.isEmpty && self.discountId === undefined) {
          finish(type);
          return;
        }
        try {
          const offers: Offers | undefined = yield deals.readFor({ type, when: 'asap' });
          if (offers && pendingType() === type)
            self.switchLoss = switchLoss(self.basket, offers, type);
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
      confirmSwitch() {
        const type = pendingType();
        const { switchLoss: loss } = self;
        if (!type || !loss) return;
        const gone = new Set(loss.deals.map(({ basketDealId }) => basketDealId));
        const { deals, items } = self.basket;
        self.setLines({
          deals: deals.filter(({ basketDealId }) => !gone.has(basketDealId)),
          items,
        });
        if (loss.losesDiscount) self.discountId = undefined;
        if (loss.losesVoucher) rootOf(self).vouchers.clearVoucher();
        self.changed();
        finish(type);
      },
      /** Leaves everything as it was [BSK-71]. */
      cancelSwitch() {
        self.switchLoss = undefined;
        rootOf(self).localisation.setPendingDisposition(undefined);
      },
    };
  });
