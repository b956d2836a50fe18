import { observer } from 'mobx-react-lite';
import fillers from 'virtual:slots/checkout-section';
import { Slot } from '../../slots/slot.tsx';
import { useApp } from '../../store-context.tsx';

/** The sections that plugins of the market have in the checkout form [ENG-16]. */
export const PluginSections = observer(function PluginSections() {
  const { basket, checkout, localisation, order } = useApp();
  if (!basket.priced) return null;
  const given = {
    basket: basket.basket,
    priced: basket.priced,
    hut: localisation.hut,
    disposition: localisation.disposition,
    postcode: localisation.deliveryAddress?.postcode,
    paymentType: checkout.paymentType,
    isBusy: order.isBusy,
  };
  return <Slot name="checkout-section" fillers={fillers} given={given} />;
});
