import { useRef, useState } from 'react';
import { useEnvironment } from '../../use-environment.ts';

/** A form's way to the server: one at a time, and what became of the last one. */
export const useSending = () => {
  const { report } = useEnvironment();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'done' | 'failed'>();
  const send = async (work: () => Promise<void>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setOutcome(undefined);
    try {
      await work();
      setOutcome('done');
    } catch (error) {
      report('warning', 'What was said of an order was not taken', { error });
      setOutcome('failed');
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  /** Something else is typed: what became of the last one is of no use any more. */
  const begin = () => setOutcome(undefined);
  return { outcome, isBusy, send, begin };
};
