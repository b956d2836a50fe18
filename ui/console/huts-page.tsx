import { useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { OperatorHut } from '../../schemas/types/http/operators.ts';
import { Badge } from '../components/badge.tsx';
import { Card, CardAction } from '../components/card.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Heading } from '../components/heading.tsx';
import { Grid, Row, Stack } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { TextInput } from '../components/text-input.tsx';
import { Icon } from '../components/icon.tsx';
import { useWords } from '../words/words-context.tsx';
import { useConsole } from './console-context.tsx';
import { PageState } from './page-state.tsx';
import { useReading } from './use-reading.ts';

const pathOf = ({ sector, id }: OperatorHut): string => `/huts/${sector}/${id}`;

const fits = ({ name, id, sector }: OperatorHut, sought: string): boolean =>
  `${name} ${sector}/${id}`.toLowerCase().includes(sought.trim().toLowerCase());

/** So many huts are seen at a glance. */
const fewHuts = 8;

/** The huts of the operator; whoever has one alone goes straight to it [OPR-24]. */
export function HutsPage() {
  const { api } = useConsole();
  const reading = useReading(useCallback(() => api.huts(), [api]));
  return (
    <PageState reading={reading}>
      {(huts) => {
        const [only] = huts;
        return only && huts.length === 1 ? (
          <Navigate to={pathOf(only)} replace />
        ) : (
          <HutList huts={huts} />
        );
      }}
    </PageState>
  );
}

function HutList({ huts }: { readonly huts: readonly OperatorHut[] }) {
  const { t } = useWords();
  const [sought, setSought] = useState('');
  const shown = huts.filter((hut) => fits(hut, sought));
  return (
    <Stack gap={5}>
      <Row justify="space-between">
        <Heading level={1}>{t('huts.title')}</Heading>
        {huts.length > fewHuts && (
          <TextInput
            label={t('huts.search')}
            labelHidden
            placeholder={t('huts.search')}
            leading={<Icon name="search" />}
            type="search"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        )}
      </Row>
      {shown.length === 0 && (
        <EmptyState icon="store" title={t('huts.none')}>
          {t(huts.length === 0 ? 'huts.noneText' : 'huts.notFound')}
        </EmptyState>
      )}
      <Grid as="ul" gap={3}>
        {shown.map((hut) => (
          <Card key={pathOf(hut)} as="li" interactive room="medium">
            <Stack gap={2}>
              <CardAction to={pathOf(hut)}>
                <Heading level={2} look="heading">
                  {hut.name}
                </Heading>
              </CardAction>
              <Row justify="space-between" gap={2}>
                <Text size="small" tone="muted">
                  {`${hut.sector}/${hut.id}`}
                </Text>
                <Badge tone={hut.isScreen ? 'accent' : 'neutral'}>
                  {t(hut.isScreen ? 'huts.screen' : 'huts.till')}
                </Badge>
              </Row>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
