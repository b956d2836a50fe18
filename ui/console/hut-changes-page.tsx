import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { mayOperator } from '../../core/operators/operator-roles.ts';
import type { HutOverrides, OverrideRequest } from '../../schemas/types/http/operators.ts';
import { Badge } from '../components/badge.tsx';
import { Heading } from '../components/heading.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Notice } from '../components/notice.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useWords } from '../words/words-context.tsx';
import { ChangeForm } from './change-form.tsx';
import { ChangeList } from './change-list.tsx';
import { useConsole } from './console-context.tsx';
import { PageState } from './page-state.tsx';
import { useReading } from './use-reading.ts';

/** What is changed at a hut for a while, and what an operator changes there [OPR-22]. */
export function HutChangesPage() {
  const { sector = '', id = '' } = useParams();
  const { api } = useConsole();
  const reading = useReading(useCallback(() => api.overrides(sector, id), [api, sector, id]));
  return (
    <PageState reading={reading}>
      {(hut) => <HutChanges hut={hut} sector={sector} id={id} again={reading.again} />}
    </PageState>
  );
}

interface HutChangesProps {
  readonly hut: HutOverrides;
  readonly sector: string;
  readonly id: string;
  readonly again: () => void;
}

function HutChanges({ hut, sector, id, again }: HutChangesProps) {
  const { t } = useWords();
  const { api, profile } = useConsole();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [done, setDone] = useState(0);
  const mayChange = mayOperator(profile.role, 'run-huts');
  const work = async (call: Promise<unknown>, isChange: boolean) => {
    setBusy(true);
    setFailed(false);
    try {
      await call;
      if (isChange) setDone((count) => count + 1);
    } catch {
      setFailed(true);
    }
    setBusy(false);
    again();
  };
  const change = (wanted: OverrideRequest) =>
    void work(api.change(sector, id, wanted, crypto.randomUUID()), true);
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <TextLink to={`/huts/${sector}/${id}`}>{t('changes.board')}</TextLink>
        <Row justify="space-between">
          <Heading level={1}>{hut.name}</Heading>
          <Badge tone={hut.isClosed ? 'danger' : 'success'} strong>
            {t(hut.isClosed ? 'changes.isClosed' : 'changes.isOpen')}
          </Badge>
        </Row>
      </Stack>
      {hasFailed && (
        <Notice tone="danger" announce>
          {t('changes.failed')}
        </Notice>
      )}
      <div role="status">
        {done > 0 && !hasFailed && <Notice tone="success">{t('changes.done')}</Notice>}
      </div>
      <ChangeList
        hut={hut}
        isBusy={isBusy}
        onEnd={
          mayChange
            ? (changeId) => void work(api.endChange(sector, id, changeId), false)
            : undefined
        }
      />
      {mayChange && <ChangeForm key={done} hut={hut} isBusy={isBusy} onChange={change} />}
    </Stack>
  );
}
