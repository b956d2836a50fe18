import { observer } from 'mobx-react-lite';
import fillers from 'virtual:slots/checkout-dialog';
import { Slot } from '../../slots/slot.tsx';
import { useApp } from '../../store-context.tsx';

/** What plugins of the market ask over the checkout [ENG-16, CHK-73]. */
export const PluginDialogs = observer(function PluginDialogs() {
  const { localisation } = useApp();
  return <Slot name="checkout-dialog" fillers={fillers} given={{ hut: localisation.hut }} />;
});
