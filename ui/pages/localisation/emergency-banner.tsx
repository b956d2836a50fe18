import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { Notice } from '../../components/notice.tsx';
import { Page } from '../../components/layout.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useVariant } from '../../use-variant.ts';
import { emergencyText } from './emergency-text.ts';

/** What a market has to tell everybody at once; nothing while its text is empty [SHL-40, EXP-29]. */
export const EmergencyBanner = ({ children }: { readonly children: ReactNode }) => {
  const { market, visit } = useEnvironment();
  const isHidden = useVariant('emergency-message-hide') === 'treatment';
  if (isHidden || emergencyText(market.manifest.flags, visit.flagLevel) === undefined) return null;
  return (
    <Page gap={0}>
      <Notice tone="warning">
        <Suspense>{children}</Suspense>
      </Notice>
    </Page>
  );
};
