import type { OperatorOrderStory } from '../../schemas/types/http/operators.ts';
import { Badge } from '../components/badge.tsx';
import { Card } from '../components/card.tsx';
import { Heading } from '../components/heading.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';

/** What the customer of an order says of it; nothing while that is nothing [SHP-30]. */
export function OrderFeedback({ story }: { readonly story: OperatorOrderStory }) {
  const { t } = useWords();
  const { rating, problems } = story;
  if (!rating && problems.length === 0) return null;
  return (
    <Card as="section" room="large" aria-labelledby="feedback">
      <Stack gap={4}>
        <Heading level={2} id="feedback">
          {t('feedback.title')}
        </Heading>
        {problems.map(({ kind, words }) => (
          <Stack key={kind} gap={1}>
            <Row>
              <Badge tone="danger">{t(`feedback.problem.${kind}`)}</Badge>
            </Row>
            {words !== undefined && <Text>{words}</Text>}
          </Stack>
        ))}
        {rating && (
          <Stack gap={1}>
            <Text strong>{t('feedback.stars', { count: rating.stars })}</Text>
            {rating.words !== undefined && <Text>{rating.words}</Text>}
            {(rating.dishes ?? []).map(({ dish, stars }) => (
              <Text key={dish} size="small" tone="muted">
                {t('feedback.dish', { dish, count: stars })}
              </Text>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
