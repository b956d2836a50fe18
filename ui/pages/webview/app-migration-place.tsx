import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { isFeatureOn } from '../../../core/experiments/is-feature-on.ts';
import { useUnasked } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { AppMigration } from './late-parts.ts';

/** Advises customers to change to the new mobile app, where the market says so; once a browser session [WEB-12]. */
export const AppMigrationPlace = observer(function AppMigrationPlace() {
  const { market, sessionStorage, visit } = useEnvironment();
  const { flags, storage } = market.manifest;
  const key = `${storage.persistKeyPrefix}app-migration`;
  const [isOpen, setOpen] = useState(
    () =>
      isFeatureOn(flags, 'app-migration-modal', visit.flagLevel) &&
      sessionStorage.read(key) !== 'closed',
  );
  const close = () => {
    sessionStorage.write(key, 'closed');
    setOpen(false);
  };
  return useUnasked('app-migration', isOpen) ? (
    <Suspense fallback={null}>
      <AppMigration onClose={close} />
    </Suspense>
  ) : null;
});
