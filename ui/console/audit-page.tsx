import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OperatorAction } from '../../schemas/types/http/operators.ts';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { useConsole } from './console-context.tsx';
import { PageState } from './page-state.tsx';
import { tableStyle } from './table-style.ts';
import { useFormats } from './use-formats.ts';
import { useReading } from './use-reading.ts';

const told = (detail: OperatorAction['detail']): string =>
  Object.values(detail ?? {})
    .map(String)
    .join(', ');

/** What operators did; nobody can edit it [OPR-20]. */
export function AuditPage() {
  const { t } = useWords();
  const { api } = useConsole();
  const [before, setBefore] = useState<number>();
  const reading = useReading(useCallback(() => api.audit(before), [api, before]));
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{t('audit.title')}</Heading>
        <Text tone="muted">{t('audit.text')}</Text>
      </Stack>
      <PageState reading={reading}>
        {(actions) => (
          <>
            <ActionTable actions={actions} />
            <Older actions={actions} isFirst={before === undefined} onGo={setBefore} />
          </>
        )}
      </PageState>
    </Stack>
  );
}

function ActionTable({ actions }: { readonly actions: readonly OperatorAction[] }) {
  const { t } = useWords();
  const { exact } = useFormats();
  if (actions.length === 0) {
    return (
      <EmptyState icon="lock" title={t('audit.none')}>
        {t('audit.text')}
      </EmptyState>
    );
  }
  return (
    <table css={tableStyle}>
      <thead>
        <tr>
          <th scope="col">{t('audit.at')}</th>
          <th scope="col">{t('audit.who')}</th>
          <th scope="col">{t('audit.what')}</th>
          <th scope="col">{t('audit.about')}</th>
        </tr>
      </thead>
      <tbody>
        {actions.map(({ id, at, operator, action, orderId, detail }) => (
          <tr key={id}>
            <td>{exact(at)}</td>
            <td>{operator}</td>
            <td>{t([`action.${action}`, 'event.other'], { kind: action })}</td>
            <td>
              {orderId === undefined ? (
                told(detail)
              ) : (
                <Link to={`/orders/${orderId}`}>{told(detail) || t('audit.order')}</Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface OlderProps {
  readonly actions: readonly OperatorAction[];
  readonly isFirst: boolean;
  readonly onGo: (before: number | undefined) => void;
}

/** Lines that one answer holds. */
const full = 100;

function Older({ actions, isFirst, onGo }: OlderProps) {
  const { t } = useWords();
  const last = actions.at(-1);
  return (
    <>
      {!isFirst && (
        <Button variant="secondary" onClick={() => onGo(undefined)}>
          {t('audit.latest')}
        </Button>
      )}
      {last && actions.length >= full && (
        <Button variant="secondary" onClick={() => onGo(last.id)}>
          {t('audit.older')}
        </Button>
      )}
    </>
  );
}
