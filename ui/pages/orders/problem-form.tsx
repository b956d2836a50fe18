import { type FormEvent, useState } from 'react';
import type { FeedbackApi } from '../../../client/orders/feedback-api.ts';
import type { OrderFeedback, OrderProblemKind } from '../../../schemas/types/http/feedback.ts';
import { Button } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useWords } from '../../words/words-context.tsx';
import { HutPhone } from './hut-phone.tsx';
import { longestWords } from './rating-form.tsx';
import { useSending } from './use-sending.ts';

const kinds: readonly OrderProblemKind[] = ['missing', 'wrong', 'cold', 'late', 'quality', 'other'];

interface ProblemFormProps {
  readonly api: FeedbackApi;
  readonly phone: string;
  readonly onSaid: (feedback: OrderFeedback) => void;
}

/** What was wrong, kept for the restaurant's team [SHP-30]. */
export function ProblemForm({ api, phone, onSaid }: ProblemFormProps) {
  const { t } = useWords();
  const [kind, setKind] = useState<OrderProblemKind>();
  const [words, setWords] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { outcome, isBusy, send, begin } = useSending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(kind === undefined);
    if (kind === undefined) return;
    void send(async () => {
      onSaid(await api.report({ kind, words }));
      setKind(undefined);
      setWords('');
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <RadioGroup
          legend={t('orders.feedback.whatWasWrong')}
          options={kinds.map((value) => ({ value, label: t(`orders.feedback.kinds.${value}`) }))}
          value={kind}
          onChange={(value) => {
            begin();
            setKind(value);
          }}
          error={isAsked && kind === undefined ? t('orders.feedback.chooseKind') : undefined}
        />
        <TextArea
          label={t('orders.feedback.tellMore')}
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
            {outcome === 'done' ? (
              <>
                {t('orders.feedback.reported')} <HutPhone phone={phone} />
              </>
            ) : (
              t('orders.feedback.failed')
            )}
          </Notice>
        )}
        <Button type="submit" variant="secondary" busy={isBusy}>
          {t('orders.feedback.report')}
        </Button>
      </Stack>
    </form>
  );
}
