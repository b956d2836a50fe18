import type { TFunction } from 'i18next';
import { kindsOf } from '../../client/operators/hut-change.ts';
import type { HutOverrides, TimedChange } from '../../schemas/types/http/operators.ts';
import { Badge } from '../components/badge.tsx';
import { Button } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Heading } from '../components/heading.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { useFormats } from './use-formats.ts';

interface ChangeListProps {
  readonly hut: HutOverrides;
  readonly isBusy: boolean;
  /** Ends a change now; undefined for whoever only looks. */
  readonly onEnd: ((id: string) => void) | undefined;
}

/** What a change does, in words. */
const toldOf = (change: TimedChange, { products }: HutOverrides, t: TFunction): string =>
  kindsOf(change)
    .map((kind) => {
      const titles = (change.soldOut ?? []).map(
        (id) => products.find((product) => product.id === id)?.title ?? id,
      );
      const hours = (change.hours ?? []).map(
        ({ disposition, open, close }) => `${t(`disposition.${disposition}`)} ${open}–${close}`,
      );
      return t(`changes.told.${kind}`, {
        minutes: change.extraMinutes,
        products: titles.join(', '),
        hours: hours.join(', '),
      });
    })
    .join(' · ') || t('changes.told.settings');

/** What holds at a hut and what will, each with its end [OPR-22]. */
export function ChangeList({ hut, isBusy, onEnd }: ChangeListProps) {
  const { t } = useWords();
  const { moment } = useFormats(hut.timeZone);
  return (
    <Stack gap={3}>
      <Heading level={2}>{t('changes.list')}</Heading>
      {hut.changes.length === 0 && <Text tone="muted">{t('changes.none')}</Text>}
      <Stack as="ul" gap={3}>
        {hut.changes.map((change) => {
          const what = toldOf(change, hut, t);
          const { id, by, until, isHolding, from } = change;
          return (
            <Card key={id} as="li" room="medium">
              <Row justify="space-between" gap={3}>
                <Stack gap={1}>
                  <Row gap={2} justify="start">
                    <Text strong>{what}</Text>
                    <Badge tone={isHolding ? 'warning' : 'neutral'}>
                      {isHolding ? t('changes.holds') : t('changes.begins', { at: moment(from) })}
                    </Badge>
                  </Row>
                  <Text size="small" tone="muted">
                    {until === undefined
                      ? t('changes.openEnd')
                      : t('changes.ends', { at: moment(until) })}
                    {' · '}
                    {by === undefined ? t('changes.ofManifest') : t('changes.by', { by })}
                  </Text>
                </Stack>
                {onEnd && by !== undefined && (
                  <Button
                    variant="secondary"
                    disabled={isBusy}
                    aria-label={t('changes.endOf', { what })}
                    onClick={() => onEnd(id)}
                  >
                    {t('changes.end')}
                  </Button>
                )}
              </Row>
            </Card>
          );
        })}
      </Stack>
    </Stack>
  );
}
