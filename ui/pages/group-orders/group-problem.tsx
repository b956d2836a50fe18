import { observer } from 'mobx-react-lite';
import { Notice } from '../../components/notice.tsx';
import { useWords } from '../../words/words-context.tsx';
import type { GroupFollowed } from './use-group.ts';

/** Why the last change of a group was not made, and that what is shown of it may be old [SHP-27, SHP-40]. */
export const GroupProblem = observer(function GroupProblem({
  store,
}: {
  readonly store: GroupFollowed;
}) {
  const { t } = useWords();
  const { refusal, isLost } = store;
  const words = refusal ?? (isLost ? 'lost' : undefined);
  if (words === undefined) return null;
  return (
    <Notice tone="warning" announce>
      {t(`group.refused.${words}`)}
    </Notice>
  );
});
