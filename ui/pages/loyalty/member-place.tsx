import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { openMember } from '../../../core/open-member.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

/** Brings the stores of who is signed in; what they have to say shows elsewhere. */
const MemberPlace = observer(function MemberPlace() {
  const app = useApp();
  const environment = useEnvironment();
  useEffect(() => openMember(app, environment), [app, environment]);
  return null;
});

export default MemberPlace;
