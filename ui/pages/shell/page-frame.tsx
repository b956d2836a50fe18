import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SkipLink } from '../../components/skip-link.tsx';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { NativeAppPlace } from '../webview/native-app-place.tsx';
import { ConsentPlace } from './consent-place.tsx';
import { DraftBanner } from './late-parts.ts';
import { mainId } from './main-area.tsx';
import { Notifications } from './notifications.tsx';
import { OfflinePlace } from './offline-place.tsx';
import { PageLoader } from './page-loader.tsx';
import { PanelFailure } from './panel-failure.tsx';
import { useFollowLanguage } from './use-follow-language.ts';
import { usePageViews } from './use-page-views.ts';
import { useRevision } from './use-revision.ts';
import { useSessionEnd } from './use-session-end.ts';

/** What every page has around it: the way past the header, failures, waiting, notifications, consent, the session's end. */
export const PageFrame = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useWords();
  const { draft, report } = useEnvironment();
  const { pathname } = useLocation();
  useFollowLanguage();
  usePageViews();
  useRevision();
  useSessionEnd();
  const isErrorPage = pathname.startsWith('/error');
  return (
    <>
      <SkipLink target={mainId}>{t('shell.skipToContent')}</SkipLink>
      {draft && (
        <Suspense fallback={null}>
          <DraftBanner draft={draft} />
        </Suspense>
      )}
      <OfflinePlace />
      <ConsentPlace />
      <ErrorBoundary
        report={report}
        resetKey={pathname}
        waiting={<PageLoader />}
        fallback={isErrorPage ? <PanelFailure /> : <Navigate to="/error" replace />}
      >
        <Suspense fallback={<PageLoader />}>{children}</Suspense>
      </ErrorBoundary>
      <Notifications />
      <NativeAppPlace />
    </>
  );
};
