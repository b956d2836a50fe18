import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DrawFields, ProviderFields } from '../../core/payments/provider-fields.ts';
import { Button } from '../components/button.tsx';
import { Form } from '../components/form.tsx';
import { Notice } from '../components/notice.tsx';
import { LoadingLabel, Skeleton } from '../components/skeleton.tsx';
import { Text } from '../components/text.tsx';
import { useEnvironment } from '../use-environment.ts';
import type { EverySlot, PaymentForm } from './slots.ts';

interface ProviderFormProps
  extends Pick<PaymentForm, 'take'>, Pick<EverySlot<unknown, undefined>, 'words'> {
  /** The same function for as long as it is the same payment. */
  readonly draw: DrawFields;
}

/** The fields while they stand in the page, drawn anew at each try. */
function useDrawnFields(draw: DrawFields, take: PaymentForm['take']) {
  const { report } = useEnvironment();
  const place = useRef<HTMLDivElement>(null);
  const now = useRef({ report, take });
  const [drawn, setDrawn] = useState<ProviderFields | 'failed'>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    now.current = { report, take };
  });
  useEffect(() => {
    const { current: element } = place;
    if (!element) return undefined;
    let isGone = false;
    let fields: ProviderFields | undefined;
    const begin = async () => {
      const made = await draw(element);
      if ('pay' in made) {
        fields = made;
        if (isGone) made.remove();
        else setDrawn(made);
      } else if (!isGone) {
        if (made.kind === 'given') now.current.take(made.card);
        else setDrawn('failed');
      }
    };
    setDrawn(undefined);
    begin().catch((error: unknown) => {
      now.current.report('error', 'The fields of a provider were not drawn', { error });
      if (!isGone) setDrawn('failed');
    });
    return () => {
      isGone = true;
      fields?.remove();
    };
  }, [draw, tries]);
  return { place, drawn, again: () => setTries(tries + 1) };
}

/** A payment form whose fields a provider's script draws: a card goes from there to the provider alone. */
export const ProviderForm = ({ draw, take, words }: ProviderFormProps) => {
  const { report } = useEnvironment();
  const { place, drawn, again } = useDrawnFields(draw, take);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const pay = async ({ pay: payNow }: ProviderFields) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await payNow();
      if (answer.kind === 'given') take(answer.card);
      else setProblem(answer.message);
    } catch (error) {
      report('error', 'The fields of a provider gave no answer', { error });
      setProblem(words('payments.card.problem'));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (drawn !== undefined && drawn !== 'failed' && !isBusy) void pay(drawn);
  };
  return (
    <Form
      form={{ isBusy, submit }}
      submitLabel={words('payments.card.payNow')}
      isReady={drawn !== undefined && drawn !== 'failed'}
    >
      {drawn === undefined && (
        <>
          <LoadingLabel>{words('payments.card.loading')}</LoadingLabel>
          <Skeleton shape="block" />
        </>
      )}
      <div ref={place} />
      {drawn === 'failed' && (
        <Notice
          tone="danger"
          announce
          action={
            <Button size="small" onClick={again}>
              {words('payments.card.again')}
            </Button>
          }
        >
          {words('payments.card.problem')}
        </Notice>
      )}
      {problem !== undefined && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
      <Text size="small" tone="muted">
        {words('payments.card.secure')}
      </Text>
    </Form>
  );
};
