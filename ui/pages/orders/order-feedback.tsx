import { useCallback, useEffect, useMemo, useState } from 'react';
import { createFeedbackApi } from '../../../client/orders/feedback-api.ts';
import type { OrderFeedback as Feedback } from '../../../schemas/types/http/feedback.ts';
import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import { Card } from '../../components/card.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { ProblemForm } from './problem-form.tsx';
import { RatingForm } from './rating-form.tsx';

interface OrderFeedbackProps {
  readonly summary: OrderSummary;
  /** Nothing came that could be rated. */
  readonly hasFailed: boolean;
}

/** How a finished order was, and what was wrong with it [SHP-30]. */
export default function OrderFeedback({ summary, hasFailed }: OrderFeedbackProps) {
  const { t } = useWords();
  const { http, report } = useEnvironment();
  const { transactionId, hut } = summary;
  const api = useMemo(() => createFeedbackApi(http, transactionId), [http, transactionId]);
  const [feedback, setFeedback] = useState<Feedback>();
  const [isUnread, setUnread] = useState(false);
  const read = useCallback(() => {
    api.read().then(setFeedback, (error: unknown) => {
      report('warning', 'What was said of an order could not be read', { error });
      setUnread(true);
    });
  }, [api, report]);
  useEffect(read, [read]);
  const readAgain = () => {
    setUnread(false);
    read();
  };
  if (isUnread) {
    return (
      <LoadFailure
        level={2}
        title={t('orders.feedback.unread')}
        retryLabel={t('orders.summary.tryAgain')}
        onRetry={readAgain}
      />
    );
  }
  if (!feedback?.isOpen) return null;
  const { problems } = feedback;
  return (
    <Card as="section" aria-labelledby="feedback">
      <Stack gap={4}>
        <Heading level={2} look="heading" id="feedback">
          {t(hasFailed ? 'orders.feedback.failedTitle' : 'orders.feedback.title')}
        </Heading>
        {hasFailed ? null : <RatingForm api={api} feedback={feedback} onSaid={setFeedback} />}
        <Disclosure summary={t('orders.feedback.problem')}>
          <Stack gap={4}>
            {problems.length === 0 ? null : (
              <Text size="small">
                {t('orders.feedback.already', {
                  kinds: problems.map(({ kind }) => t(`orders.feedback.kinds.${kind}`)).join(', '),
                })}
              </Text>
            )}
            <ProblemForm api={api} phone={hut.phone} onSaid={setFeedback} />
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  );
}
