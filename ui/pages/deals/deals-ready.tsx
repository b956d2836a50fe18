import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useReadiness } from '../../platform/use-readiness.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { DealsWaiting } from './deals-waiting.tsx';

interface DealsReadyProps {
  /** Needs the menu's products too, as building a deal does; nothing else of the page shows before. */
  readonly needsMenu?: boolean | undefined;
  /** Needs this deal: a list that lacks it while another is on its way does not decide that it is gone. */
  readonly needsDeal?: string | undefined;
  readonly children: () => ReactNode;
}

/** Its children once the deals have come; before that their outlines, and an error with a way to try again [DEA-92]. */
export const DealsReady = observer(function DealsReady({
  needsMenu = false,
  needsDeal,
  children,
}: DealsReadyProps) {
  const { t } = useWords();
  const { deals, menu } = useApp();
  const hasKept = needsDeal === undefined ? deals.list.length > 0 : deals.deal(needsDeal);
  const hasDeals = deals.status === 'success' || Boolean(hasKept);
  const isShown = useReadiness(hasDeals && (!needsMenu || menu.catalogue !== undefined));
  const hasFailed = deals.status === 'failure' || (needsMenu && menu.hasFailed);
  const retry = () => Promise.all([deals.load(), needsMenu ? menu.reload() : undefined]);
  if (isShown) return <>{children()}</>;
  if (hasFailed) {
    return (
      <LoadFailure
        level={needsMenu ? 1 : 2}
        title={t('deals.failed.title')}
        retryLabel={t('deals.failed.retry')}
        onRetry={retry}
      >
        {t('deals.failed.message')}
      </LoadFailure>
    );
  }
  return <DealsWaiting />;
});
