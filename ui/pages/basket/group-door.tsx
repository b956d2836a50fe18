import { observer } from 'mobx-react-lite';
import { groupsKey } from '../../../client/group-orders/groups-key.ts';
import { Button } from '../../components/button.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** The way to a group order, where the market has them and food is taken along or brought [SHP-27]. */
export const GroupDoor = observer(function GroupDoor() {
  const { t } = useWords();
  const environment = useEnvironment();
  const { type } = useApp().localisation.disposition;
  if (!environment.market.manifest.groupOrder.enabled || type === 'dinein') return null;
  const isKnown = environment.storage.read(groupsKey(environment)) !== undefined;
  return (
    <Button variant="quiet" size="small" icon="user" to="/group/">
      {t(isKnown ? 'group.doorOpen' : 'group.door')}
    </Button>
  );
});
