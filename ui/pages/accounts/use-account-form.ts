import { type FormEvent, useState } from 'react';
import {
  type FormMessage,
  type FormProblems,
  isFine,
} from '../../../client/accounts/account-form.ts';

/** What a form of an account is made of. */
interface FormRules<Values, Field extends string> {
  readonly first: Values;
  /** What is wrong with the fields as they are. */
  readonly problemsOf: (values: Values) => FormProblems<Field>;
  /** Sends a form without mistakes; answers what the server finds wrong, nothing when it is done. */
  readonly send: (values: Values) => Promise<FormProblems<NoInfer<Field>> | undefined>;
}

/** A text field of a form: what is in it, what is wrong with it, and how it changes. */
export interface FieldState {
  readonly value: string;
  readonly problem: FormMessage | undefined;
  readonly onType: (value: string) => void;
}

/** The state of an account form: typed values, what is wrong with them once it was sent, and whether it is being sent. */
export const useAccountForm = <
  Values extends Readonly<Record<string, string | boolean>>,
  Field extends keyof Values & string,
>({
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
  /** Changes a value; what the server found wrong goes. */
  const change = <Name extends keyof Values>(name: Name, value: Values[Name] | string) => {
    setRefused(undefined);
    setValues((before) => ({ ...before, [name]: value }));
  };
  return {
    values,
    isBusy,
    submit: (event: FormEvent) => void submit(event),
    change,
    field: (name: Field): FieldState => ({
      value: String(values[name]),
      problem: problems[name],
      onType: (value) => change(name, value),
    }),
  };
};
