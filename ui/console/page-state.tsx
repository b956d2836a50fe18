import type { ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { LoadingLabel, Skeleton } from '../components/skeleton.tsx';
import { useWords } from '../words/words-context.tsx';
import type { Reading } from './use-reading.ts';

interface PageStateProps<Content> {
  readonly reading: Reading<Content>;
  readonly children: (content: Content) => ReactNode;
}

/** What a page shows while its content comes, and when it does not. */
export function PageState<Content>({ reading, children }: PageStateProps<Content>) {
  const { t } = useWords();
  const { content, failure, again } = reading;
  if (content !== undefined) return children(content);
  if (failure === undefined) {
    return (
      <>
        <LoadingLabel>{t('page.loading')}</LoadingLabel>
        <Skeleton lines={6} />
      </>
    );
  }
  return (
    <EmptyState
      icon="warning"
      title={t(`page.${failure}.title`)}
      action={<Button onClick={again}>{t('page.again')}</Button>}
    >
      {t(`page.${failure}.text`)}
    </EmptyState>
  );
}
