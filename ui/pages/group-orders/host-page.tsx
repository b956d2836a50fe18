import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { openGroup } from '../../../client/group-orders/group-api.ts';
import { dropGroup, keepGroup, keptGroups } from '../../../client/group-orders/kept-groups.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import type { AskedState } from '../shell/asked-location.ts';
import { PlainPage } from '../shell/plain-page.tsx';
import { HostGroup } from './host-group.tsx';
import { NameForm } from './name-form.tsx';

/** Brings the customer back once they have a hut. */
const backHere: AskedState = { asked: { pathname: '/group/', search: '', hash: '' } };

/** Where a group order is opened, and followed by its host [SHP-27]. */
export const HostPage = observer(function HostPage() {
  const environment = useEnvironment();
  const [kept, setKept] = useState(() => keptGroups(environment).find(({ isHost }) => isHost));
  const look = () => setKept(keptGroups(environment).find(({ isHost }) => isHost));
  if (!kept) return <OpenGroup onOpened={look} />;
  return (
    <HostGroup
      key={kept.id}
      kept={kept}
      onKept={look}
      onLeft={() => {
        dropGroup(kept.id, environment);
        look();
      }}
    />
  );
});

const OpenGroup = observer(function OpenGroup({ onOpened }: { readonly onOpened: () => void }) {
  const { t } = useWords();
  const { localisation, session } = useApp();
  const environment = useEnvironment();
  const [key] = useState(environment.randomId);
  const [hasFailed, setFailed] = useState(false);
  const { hut, disposition } = localisation;
  const { type, when, time } = disposition;
  if (!hut || type === 'dinein') {
    return (
      <PlainPage>
        <EmptyState
          level={1}
          icon="user"
          title={t('group.open.title')}
          action={
            <Button to="/" state={backHere}>
              {t('favourites.choosePlace')}
            </Button>
          }
        >
          {t('group.open.noPlace')}
        </EmptyState>
      </PlainPage>
    );
  }
  const open = async (name: string): Promise<void> => {
    setFailed(false);
    try {
      const { id, endsAt } = await openGroup(environment.http, {
        sector: hut.sector,
        hutId: hut.id,
        disposition: type,
        ...(when === 'scheduled' && time !== undefined && { time }),
        name,
        key,
      });
      keepGroup({ id, key, isHost: true, endsAt: Date.parse(endsAt) }, environment);
      onOpened();
    } catch (error) {
      environment.report('warning', 'The group order was not opened', { error });
      setFailed(true);
    }
  };
  return (
    <PlainPage width="narrow">
      <Stack gap={2}>
        <Heading level={1}>{t('group.open.title')}</Heading>
        <Text tone="muted">{t('group.open.lead', { hut: hut.name })}</Text>
      </Stack>
      {hasFailed ? (
        <Notice tone="warning" announce>
          {t('group.refused.failed')}
        </Notice>
      ) : null}
      <NameForm
        first={session.firstName ?? ''}
        submitLabel={t('group.open.button')}
        onName={open}
      />
    </PlainPage>
  );
});
