import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showsBasketPanel } from '../../../client/basket/panel-paths.ts';
import { openMember } from '../../../client/open-member.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

/** Brings the stores of who is signed in; where there is no basket beside the page they keep quiet. */
const MemberPlace = observer(function MemberPlace() {
  const app = useApp();
  const environment = useEnvironment();
  const { pathname } = useLocation();
  useEffect(() => openMember(app, environment), [app, environment]);
  const loyalty = app.member?.loyalty;
  const isQuiet = !showsBasketPanel(pathname);
  useEffect(() => loyalty?.setQuiet(isQuiet), [loyalty, isQuiet]);
  return null;
});

export default MemberPlace;
