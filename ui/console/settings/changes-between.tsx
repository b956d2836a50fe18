import { useCallback } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useConsole } from '../console-context.tsx';
import { PageState } from '../page-state.tsx';
import { useReading } from '../use-reading.ts';
import { valueList } from './plan-style.ts';

interface ChangesBetweenProps {
  readonly market: string;
  readonly from: number;
  readonly to: number;
}

/** What differs in a market between two versions, value by value [OPR-21]. */
export function ChangesBetween({ market, from, to }: ChangesBetweenProps) {
  const { t } = useWords();
  const { settings } = useConsole();
  const reading = useReading(
    useCallback(() => settings.changes(market, from, to), [settings, market, from, to]),
  );
  return (
    <PageState reading={reading}>
      {(changes) =>
        changes.length === 0 ? (
          <Text tone="muted">{t('settings.nothingDiffers')}</Text>
        ) : (
          <Stack as="ul" gap={3}>
            {changes.map(({ path, kind, details }) => (
              <li key={path}>
                <Stack gap={1}>
                  <Row gap={2}>
                    <Text strong>{path}</Text>
                    <Badge>{t(`settings.kind.${kind}`)}</Badge>
                  </Row>
                  <ul css={valueList}>
                    {details.map((detail) => (
                      <li key={detail}>{detail}</li>
                    ))}
                  </ul>
                </Stack>
              </li>
            ))}
          </Stack>
        )
      }
    </PageState>
  );
}
