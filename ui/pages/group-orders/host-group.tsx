import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { KeptGroup } from '../../../client/group-orders/kept-groups.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { Text } from '../../components/text.tsx';
import { ShareLink } from '../../menu-parts/share-link.tsx';
import { useWords } from '../../words/words-context.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { GroupFacts } from './group-facts.tsx';
import { GroupPeople } from './group-people.tsx';
import { GroupProblem } from './group-problem.tsx';
import { GroupWaiting } from './group-waiting.tsx';
import { TakeGroup } from './take-group.tsx';
import { useGroup } from './use-group.ts';
import { useHutMenu } from './use-hut-menu.ts';

interface HostGroupProps {
  readonly kept: KeptGroup;
  /** What is kept of it has changed. */
  readonly onKept: () => void;
  /** The host is done with it. */
  readonly onLeft: () => void;
}

/** A group order for its host: the link, who wants what, and what can be done about it [SHP-27]. */
export const HostGroup = observer(function HostGroup({ kept, onKept, onLeft }: HostGroupProps) {
  const { t, locale } = useWords();
  const store = useGroup(kept.id, kept.key);
  const { group, hasEnded, isUnknown } = store;
  const { menu } = useHutMenu(group);
  if (isUnknown) {
    return (
      <PlainPage>
        <EmptyState
          level={1}
          icon="clock"
          title={t('group.ended.expired')}
          action={<Button onClick={onLeft}>{t('group.again')}</Button>}
        />
      </PlainPage>
    );
  }
  if (!group) return <GroupWaiting store={store} />;
  const { people, status, hostName } = group;
  const done = people.filter(({ isDone }) => isDone).length;
  return (
    <PlainPage>
      <Stack gap={2}>
        <Heading level={1}>{t('group.host.title')}</Heading>
        <GroupFacts group={group} hut={menu?.hut} />
      </Stack>
      {hasEnded ? (
        <Stack gap={3}>
          <Text size="large">{t(`group.ended.${status}`)}</Text>
          <Row>
            <Button variant="secondary" onClick={onLeft}>
              {t('group.again')}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Stack gap={3}>
          <ShareLink
            look={people.length === 0 ? 'primary' : 'secondary'}
            path={() => `/group/join/?lang=${locale}#${group.id}`}
            title={t('group.of', { name: hostName })}
            label={t('group.host.share')}
          >
            {t('group.host.share')}
          </ShareLink>
          <Text size="small" tone="muted">
            {t('group.host.lead')}
          </Text>
        </Stack>
      )}
      <GroupProblem store={store} />
      <Stack as="section">
        <div>
          <Heading level={2}>{t('group.host.people')}</Heading>
          <div role="status">
            <Text tone="muted">
              {people.length === 0
                ? t('group.host.nobody')
                : `${t('group.host.joined', { count: people.length })} · ${t('group.host.done', { count: done })}`}
            </Text>
          </div>
        </div>
        <GroupPeople store={store} menu={menu} />
      </Stack>
      {hasEnded ? null : (
        <>
          <TakeGroup store={store} kept={kept} onKept={onKept} />
          <CancelGroup
            onCancel={() => store.make((calls) => calls.change({ status: 'cancelled' }))}
          />
        </>
      )}
    </PlainPage>
  );
});

/** Ends a group, once the host has said so twice. */
function CancelGroup({ onCancel }: { readonly onCancel: () => Promise<unknown> }) {
  const { t } = useWords();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Row justify="center">
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          {t('group.host.cancel')}
        </Button>
      </Row>
      {isAsking ? (
        <QuestionDialog
          title={t('group.host.cancelTitle')}
          closeLabel={t('favourites.close')}
          yes={{ label: t('group.host.cancel'), variant: 'danger' }}
          no={t('group.host.keep')}
          onYes={() => {
            close();
            void onCancel();
          }}
          onNo={close}
        >
          <Text>{t('group.host.cancelHelp')}</Text>
        </QuestionDialog>
      ) : null}
    </>
  );
}
