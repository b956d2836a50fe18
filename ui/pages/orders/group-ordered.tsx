import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { createGroupApi } from '../../../client/group-orders/group-api.ts';
import { keepGroup, keptGroups } from '../../../client/group-orders/kept-groups.ts';
import { HttpError } from '../../../client/kernel/http-client.ts';
import { Notice } from '../../components/notice.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useRetry } from '../../platform/use-retry.ts';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** Tells a group that its host has ordered, until that is known, and the host that it does [SHP-27]. */
const GroupOrdered = observer(function GroupOrdered({
  transactionId,
}: {
  readonly transactionId: string;
}) {
  const { t } = useWords();
  const environment = useEnvironment();
  const [isTold, setTold] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const tell = useCallback(async (): Promise<void> => {
    const kept = keptGroups(environment).find(({ isHost }) => isHost);
    if (!kept?.before) return;
    const { before: _before, ...group } = kept;
    setFailed(false);
    try {
      const api = createGroupApi(environment.http, kept.id, kept.key);
      await api.change({ status: 'ordered', transactionId });
      keepGroup(group, environment);
      setTold(true);
    } catch (error) {
      // A refusal says that it is another order, or that the group is over.
      setFailed(!(error instanceof HttpError));
      environment.report('warning', 'The group was not told of its order', { error });
    }
  }, [environment, transactionId]);
  useEffect(() => void tell(), [tell]);
  useRetry(hasFailed, tell);
  if (!isTold) return null;
  return (
    <Notice tone="success" announce title={t('group.ordered.title')}>
      <TextLink to="/group/">{t('group.ordered.link')}</TextLink>
    </Notice>
  );
});

export default GroupOrdered;
