import { type FormEvent, useState } from 'react';
import { type FormProblems, isFine } from '../../../core/accounts/account-form.ts';

interface FormRules<Values, Field extends string> {
  readonly first: Values;
  /** What is wrong with the fields as they are. */
  readonly problemsOf: (values: Values) => FormProblems<Field>;
  /** Sends a form without mistakes; answers what the server finds wrong, nothing when it is done. */
  readonly send: (values: Values) => Promise<FormProblems<Field> | undefined>;
}

/** The state of an account form: typed values, what is wrong with them once it was sent, and whether it is being sent. */
export const useAccountForm = <Values extends object, Field extends string>({
  first,
  problemsOf,
  send,
}: FormRules<Values, Field>) => {
  const [values, setValues] = useState(first);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<FormProblems<Field>>();
  const own = isSubmitted ? problemsOf(values) : undefined;
  const problems = { ...refused, ...own } as FormProblems<Field>;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    setSubmitted(true);
    setRefused(undefined);
    if (isBusy) return;
    if (isFine(problemsOf(values))) {
      setBusy(true);
      try {
        setRefused(await send(values));
      } finally {
        setBusy(false);
      }
    }
    requestAnimationFrame(() => {
      form.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
    });
  };
  return {
    values,
    problems,
    isBusy,
    submit: (event: FormEvent) => void submit(event),
    /** Changes a field; what the server found wrong goes. */
    type: (change: Partial<Values>) => {
      setRefused(undefined);
      setValues((before) => ({ ...before, ...change }));
    },
  };
};
