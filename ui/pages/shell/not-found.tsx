import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useWords } from '../../words/words-context.tsx';
import { PlainPage } from './plain-page.tsx';

/** An unknown thing under a known route [SHL-19]. */
export const NotFound = ({ action }: { readonly action?: ReactNode }) => {
  const { t } = useWords();
  return (
    <PlainPage>
      <EmptyState
        level={1}
        icon="search"
        title={t('shell.notFound.title')}
        action={action ?? <Button to="/">{t('shell.notFound.home')}</Button>}
      >
        {t('shell.notFound.message')}
      </EmptyState>
    </PlainPage>
  );
};
