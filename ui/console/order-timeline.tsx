import type { CSSObject, Theme } from '@emotion/react';
import type { OperatorOrderStory } from '../../schemas/types/http/operators.ts';
import { Card } from '../components/card.tsx';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { useFormats } from './use-formats.ts';

const list = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(3),
  borderInlineStart: theme.border.hairline,
  '& > li': { paddingInlineStart: theme.space(4) },
});

const by = (detail: Readonly<Record<string, unknown>>): string => {
  const { reason, minutes } = detail;
  return [reason, minutes]
    .filter((part) => part !== undefined)
    .map(String)
    .join(' ');
};

/** What happened to an order and who did it, the oldest first [OPR-23]. */
export function OrderTimeline({ story }: { readonly story: OperatorOrderStory }) {
  const { t } = useWords();
  const { exact } = useFormats();
  const entries = [
    ...story.events.map(({ at, kind, detail }) => ({
      at,
      what: t([`event.${kind}`, 'event.other'], { kind }),
      more: by(detail),
    })),
    ...story.actions.map(({ at, action, operator, detail }) => ({
      at,
      what: t([`action.${action}`, 'event.other'], { kind: action }),
      more: [operator, by(detail)].filter((part) => part !== '').join(': '),
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  return (
    <Card as="section" room="large" aria-labelledby="history">
      <Stack gap={4}>
        <Heading level={2} id="history">
          {t('order.history')}
        </Heading>
        <ol role="list" css={list}>
          {entries.map(({ at, what, more }, index) => (
            <li key={`${at}${index}`}>
              <Text strong>{what}</Text>
              {more !== '' && <Text size="small">{more}</Text>}
              <Text size="small" tone="muted">
                {exact(at)}
              </Text>
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
}
