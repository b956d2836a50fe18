import type { CSSObject, Theme } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** After how many milliseconds waiting counts as stuck [SHL-70]. */
const stuckAfterMs = 10_000;

const look = (theme: Theme): CSSObject => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: `calc(${theme.viewport.full} / 2)`,
  color: theme.colour.accent.text,
});

/** Waiting for a page; when it takes too long it says so and offers to try again [SHL-70]. */
export const PageLoader = () => {
  const { t } = useWords();
  const { report } = useEnvironment();
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStuck(true), stuckAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const retry = () => {
    report('warning', 'A page loader was stuck');
    window.location.reload();
  };
  return isStuck ? (
    <EmptyState
      icon="refresh"
      title={t('shell.loader.stuckTitle')}
      action={<Button onClick={retry}>{t('shell.loader.retry')}</Button>}
    >
      {t('shell.loader.stuckMessage')}
    </EmptyState>
  ) : (
    <div css={look}>
      <Spinner size="large" label={t('shell.loader.label')} />
    </div>
  );
};
