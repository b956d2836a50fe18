import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useEnvironment } from '../../use-environment.ts';
import { OfflineNotice } from './late-parts.ts';

/** Where it is said that the server is out of reach. */
export const OfflinePlace = observer(function OfflinePlace() {
  return useEnvironment().line?.isDown ? (
    <Suspense fallback={null}>
      <OfflineNotice />
    </Suspense>
  ) : null;
});
