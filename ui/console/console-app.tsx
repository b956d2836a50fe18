import { useEffect, useMemo, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import type { OperatorProfile } from '../../schemas/types/http/operators.ts';
import { AuditPage } from './audit-page.tsx';
import { ConsoleContext, type ConsoleParts } from './console-context.tsx';
import { ConsoleFrame } from './console-frame.tsx';
import { ExplainPage } from './explain-page.tsx';
import { FiguresPage } from './figures-page.tsx';
import { HutChangesPage } from './hut-changes-page.tsx';
import { HutPage } from './hut-page.tsx';
import { HutsPage } from './huts-page.tsx';
import { OrderPage } from './order-page.tsx';
import { OrdersPage } from './orders-page.tsx';
import { PicturesPage } from './pictures-page.tsx';
import { MarketSettingsPage } from './settings/market-settings-page.tsx';
import { SettingsPage } from './settings/settings-page.tsx';
import { VersionsPage } from './settings/versions-page.tsx';
import { SignInPage } from './sign-in-page.tsx';

/** The console: a sign-in, and behind it the pages of whoever is signed in [OPR-20]. */
export function ConsoleApp(outside: Pick<ConsoleParts, 'api' | 'settings' | 'storage' | 'bell'>) {
  const { api, settings, storage, bell } = outside;
  const [profile, setProfile] = useState<OperatorProfile | 'nobody'>();
  useEffect(() => {
    api.profile().then(setProfile, () => setProfile('nobody'));
  }, [api]);
  const parts = useMemo(
    () =>
      profile === undefined || profile === 'nobody'
        ? undefined
        : { api, settings, storage, bell, profile, leave: () => setProfile('nobody') },
    [api, settings, storage, bell, profile],
  );
  if (profile === undefined) return null;
  if (!parts) return <SignInPage api={api} onEnter={setProfile} />;
  return (
    <ConsoleContext value={parts}>
      <BrowserRouter basename="/operator">
        <ConsoleFrame>
          <Routes>
            <Route path="/" element={<HutsPage />} />
            <Route path="/huts/:sector/:id" element={<HutPage />} />
            <Route path="/huts/:sector/:id/changes" element={<HutChangesPage />} />
            <Route path="/orders" element={<OrdersPage />} />
            <Route path="/orders/:orderId" element={<OrderPage />} />
            <Route path="/figures" element={<FiguresPage />} />
            <Route path="/pictures" element={<PicturesPage />} />
            <Route path="/settings/explain" element={<ExplainPage />} />
            <Route path="/settings" element={<SettingsPage />} />
            <Route path="/settings/:market" element={<MarketSettingsPage />} />
            <Route path="/settings/:market/versions" element={<VersionsPage />} />
            <Route path="/audit" element={<AuditPage />} />
            <Route path="*" element={<HutsPage />} />
          </Routes>
        </ConsoleFrame>
      </BrowserRouter>
    </ConsoleContext>
  );
}
