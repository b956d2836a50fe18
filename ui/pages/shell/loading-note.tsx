import { useEffect, useState } from 'react';
import { Notice } from '../../components/notice.tsx';
import { LoadingLabel } from '../../components/skeleton.tsx';
import { useWords } from '../../words/words-context.tsx';

/** Milliseconds after which customers are told that nothing has come yet [SHP-40]. */
const slowAfterMs = 2_500;

/** Says that something is loading: to screen readers at once, to everybody when it does not come. */
export const LoadingNote = ({ children }: { readonly children: string }) => {
  const { t } = useWords();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <>
      <LoadingLabel>{children}</LoadingLabel>
      {isSlow ? (
        <Notice tone="warning" announce css={{ gridColumn: '1 / -1' }}>
          {t('shell.loader.slow')}
        </Notice>
      ) : null}
    </>
  );
};
