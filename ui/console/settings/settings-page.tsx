import { useCallback } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Grid, Row, Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useConsole } from '../console-context.tsx';
import { PageState } from '../page-state.tsx';
import { useReading } from '../use-reading.ts';
import { SourceNotice } from './source-notice.tsx';

/** The markets whose settings an operator looks after [OPR-21]. */
export function SettingsPage() {
  const { t } = useWords();
  const { settings } = useConsole();
  const reading = useReading(useCallback(() => settings.overview(), [settings]));
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{t('settings.title')}</Heading>
        <Text tone="muted">{t('settings.text')}</Text>
        <TextLink to="/settings/explain">{t('explain.title')}</TextLink>
      </Stack>
      <PageState reading={reading}>
        {(overview) => (
          <Stack gap={4}>
            <SourceNotice overview={overview} />
            {overview.markets.length === 0 && (
              <EmptyState icon="store" title={t('settings.none')}>
                {t('settings.noneText')}
              </EmptyState>
            )}
            <Grid>
              {overview.markets.map(({ id, files }) => (
                <Card key={id}>
                  <Stack gap={2}>
                    <Heading level={2}>{id.toUpperCase()}</Heading>
                    <Text tone="muted">{t('settings.files', { count: files.length })}</Text>
                    <Row>
                      <TextLink to={`/settings/${id}`}>
                        {t(overview.mayPublish ? 'settings.edit' : 'settings.look', {
                          market: id.toUpperCase(),
                        })}
                      </TextLink>
                      <TextLink to={`/settings/${id}/versions`}>
                        {t('settings.historyOf', { market: id.toUpperCase() })}
                      </TextLink>
                    </Row>
                  </Stack>
                </Card>
              ))}
            </Grid>
          </Stack>
        )}
      </PageState>
    </Stack>
  );
}
