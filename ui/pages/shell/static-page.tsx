import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { hasLoyalty } from '../../../client/loyalty/has-loyalty.ts';
import { rewardsPage } from '../../../core/loyalty/rewards-page.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { MarkdownText } from './markdown-text.tsx';
import { PlainPage } from './plain-page.tsx';
import { useStaticPage } from './use-static-page.ts';
import { LoadFailure } from './load-failure.tsx';
import { LoadingNote } from './loading-note.tsx';

interface StaticPageProps {
  readonly page: string;
}

/** A page of the market's own text; the one about rewards only where there are some [SHL-09, SHL-16]. */
export default observer(function StaticPage({ page }: StaticPageProps) {
  const { market } = useEnvironment();
  const { sector } = useApp().localisation;
  const isMissing = page === rewardsPage && !hasLoyalty(sector, market);
  return isMissing ? <Navigate to="/" replace /> : <PageOfText page={page} />;
});

const PageOfText = ({ page }: StaticPageProps) => {
  const { t } = useWords();
  const [attempt, setAttempt] = useState(0);
  const content = useStaticPage(page, attempt);
  const { status } = content;
  return (
    <PlainPage>
      {status === 'loading' ? (
        <>
          <LoadingNote>{t('shell.loader.label')}</LoadingNote>
          <Skeleton lines={8} />
        </>
      ) : null}
      {status === 'missing' ? (
        <EmptyState
          level={1}
          icon="search"
          title={t('shell.notFound.title')}
          action={<Button to="/">{t('shell.notFound.home')}</Button>}
        >
          {t('shell.notFound.message')}
        </EmptyState>
      ) : null}
      {status === 'failure' ? (
        <LoadFailure
          level={1}
          title={t('shell.failure.title')}
          retryLabel={t('shell.loader.retry')}
          onRetry={() => setAttempt(attempt + 1)}
        >
          {t('shell.failure.message')}
        </LoadFailure>
      ) : null}
      {status === 'success' ? <MarkdownText text={content.text} /> : null}
    </PlainPage>
  );
};
