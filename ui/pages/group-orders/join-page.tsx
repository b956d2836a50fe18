import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { keepGroup, keptGroups } from '../../../client/group-orders/kept-groups.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { GroupFacts } from './group-facts.tsx';
import { GroupProblem } from './group-problem.tsx';
import { GroupWaiting } from './group-waiting.tsx';
import { GuestGroup } from './guest-group.tsx';
import { NameForm } from './name-form.tsx';
import { useGroup } from './use-group.ts';
import { useHutMenu } from './use-hut-menu.ts';

/** What a link to a group ends in. */
const groupId = /^[\w-]{16,60}$/;

/** A group order for who was sent its link [SHP-27]. */
export const JoinPage = () => {
  const id = useLocation().hash.slice(1);
  const environment = useEnvironment();
  const known = keptGroups(environment).find((group) => group.id === id);
  if (!groupId.test(id)) return <Unknown />;
  if (known?.isHost) return <Navigate to="/group/" replace />;
  return <Joining key={id} id={id} known={known?.key} />;
};

const Unknown = () => {
  const { t } = useWords();
  return (
    <PlainPage>
      <EmptyState
        level={1}
        icon="warning"
        title={t('group.unknown')}
        action={<Button to="/menu/">{t('favourites.toMenu')}</Button>}
      >
        {t('group.unknownHelp')}
      </EmptyState>
    </PlainPage>
  );
};

interface JoiningProps {
  readonly id: string;
  /** The secret of who has joined before. */
  readonly known: string | undefined;
}

const Joining = observer(function Joining({ id, known }: JoiningProps) {
  const { t } = useWords();
  const environment = useEnvironment();
  const [key] = useState(() => known ?? environment.randomId());
  const store = useGroup(id, key);
  const { group, isUnknown, isOpen, hasEnded } = store;
  const read = useHutMenu(group);
  if (isUnknown) return <Unknown />;
  if (!group) return <GroupWaiting store={store} />;
  const { endsAt, hostName, role, status } = group;
  if (hasEnded) {
    return (
      <PlainPage>
        <div role="status">
          <EmptyState
            level={1}
            icon={status === 'ordered' ? 'check' : 'clock'}
            title={t(`group.ended.${status}`)}
            action={<Button to="/menu/">{t('favourites.toMenu')}</Button>}
          >
            {t(`group.endedHelp.${status}`, { name: hostName })}
          </EmptyState>
        </div>
      </PlainPage>
    );
  }
  if (role === 'participant') return <GuestGroup store={store} {...read} />;
  const join = async (name: string): Promise<void> => {
    if (!(await store.make((calls) => calls.join(name)))) return;
    keepGroup({ id, key, isHost: false, endsAt: Date.parse(endsAt) }, environment);
  };
  return (
    <PlainPage width="narrow">
      <Stack gap={2}>
        <Heading level={1}>{t('group.of', { name: hostName })}</Heading>
        <GroupFacts group={group} hut={read.menu?.hut} />
        <Text>{t('group.join.lead', { name: hostName })}</Text>
      </Stack>
      {known === undefined ? null : (
        <Notice tone="warning" announce>
          {t('group.join.removed')}
        </Notice>
      )}
      <GroupProblem store={store} />
      {isOpen ? (
        <NameForm submitLabel={t('group.join.button')} onName={join} />
      ) : (
        <Notice>{t('group.locked', { name: hostName })}</Notice>
      )}
    </PlainPage>
  );
});
