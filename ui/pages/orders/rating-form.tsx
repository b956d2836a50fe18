import { type FormEvent, useState } from 'react';
import type { FeedbackApi } from '../../../client/orders/feedback-api.ts';
import type { OrderFeedback } from '../../../schemas/types/http/feedback.ts';
import { Button } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useWords } from '../../words/words-context.tsx';
import { StarField } from './star-field.tsx';
import { useSending } from './use-sending.ts';

/** The longest that can be written. */
export const longestWords = 1000;

interface RatingFormProps {
  readonly api: FeedbackApi;
  readonly feedback: OrderFeedback;
  readonly onSaid: (feedback: OrderFeedback) => void;
}

/** Stars, words, and stars for each dish; what was sent can be changed [SHP-30]. */
export function RatingForm({ api, feedback, onSaid }: RatingFormProps) {
  const { t } = useWords();
  const { rating, dishes } = feedback;
  const [stars, setStars] = useState(rating?.stars ?? 0);
  const [words, setWords] = useState(rating?.words ?? '');
  const [ofDishes, setOfDishes] = useState<Readonly<Record<string, number>>>(
    Object.fromEntries((rating?.dishes ?? []).map((rated) => [rated.dish, rated.stars])),
  );
  const [isAsked, setAsked] = useState(false);
  const { outcome, isBusy, send, begin } = useSending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(stars === 0);
    if (stars === 0) return;
    const rated = Object.entries(ofDishes).map(([dish, given]) => ({ dish, stars: given }));
    void send(async () => onSaid(await api.rate({ stars, words, dishes: rated })));
  };
  const isShort = isAsked && stars === 0;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <StarField
          legend={t('orders.feedback.overall')}
          value={stars}
          onChange={(given) => {
            begin();
            setStars(given);
          }}
          error={isShort ? t('orders.feedback.chooseStars') : undefined}
        />
        {dishes.length === 0 ? null : (
          <Disclosure summary={t('orders.feedback.dishes')}>
            <Stack gap={3}>
              {dishes.map((dish) => (
                <StarField
                  key={dish}
                  legend={dish}
                  value={ofDishes[dish] ?? 0}
                  onChange={(given) => {
                    begin();
                    setOfDishes((before) => ({ ...before, [dish]: given }));
                  }}
                />
              ))}
            </Stack>
          </Disclosure>
        )}
        <TextArea
          label={t('orders.feedback.words')}
          value={words}
          maxLength={longestWords}
          rows={3}
          onChange={({ target }) => {
            begin();
            setWords(target.value);
          }}
        />
        {outcome && (
          <Notice tone={outcome === 'done' ? 'success' : 'danger'} announce>
            {t(outcome === 'done' ? 'orders.feedback.thanks' : 'orders.feedback.failed')}
          </Notice>
        )}
        <Button type="submit" busy={isBusy}>
          {t(rating ? 'orders.feedback.change' : 'orders.feedback.send')}
        </Button>
      </Stack>
    </form>
  );
}
