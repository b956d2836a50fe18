import { type FormEvent, useState } from 'react';

/** The wrong fields of a form by their names, each with what is wrong with it. */
type Problems<Field extends string, Message> = Readonly<Partial<Record<Field, Message>>>;

/** What a form is made of. */
interface FormRules<Values, Field extends string, Message> {
  readonly first: Values;
  /** What is wrong with the fields as they are. */
  readonly problemsOf: (values: Values) => Problems<Field, Message>;
  /** Sends a form without mistakes; answers what the server finds wrong, nothing when it is done. */
  readonly send: (
    values: Values,
  ) => Promise<Problems<NoInfer<Field>, NoInfer<Message>> | undefined>;
  /** Whether what else stands in the form has no mistakes; it shows those that it has from then on. */
  readonly checkMore?: (() => boolean) | undefined;
}

/** A text field of a form: what is in it, what is wrong with it, and how it changes. */
export interface FieldState<Message> {
  readonly value: string;
  readonly problem: Message | undefined;
  readonly onType: (value: string) => void;
}

/** The state of a form: typed values, what is wrong with them once it was sent, and whether it is being sent. */
export const useForm = <
  Values extends Readonly<Record<string, string | boolean>>,
  Field extends keyof Values & string,
  Message,
>({
  first,
  problemsOf,
  send,
  checkMore,
}: FormRules<Values, Field, Message>) => {
  const [values, setValues] = useState(first);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Problems<Field, Message>>();
  const own = isSubmitted ? problemsOf(values) : undefined;
  const problems = { ...refused, ...own } as Problems<Field, Message>;
  /** Shows every mistake from now on; answers whether there is none. */
  const check = (): boolean => {
    setSubmitted(true);
    setRefused(undefined);
    return Object.values(problemsOf(values)).every((problem) => problem === undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    const isFine = check();
    const isWhole = checkMore?.() ?? true;
    if (isBusy) return;
    if (isFine && isWhole) {
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
    check,
    submit: (event: FormEvent) => void submit(event),
    change,
    field: (name: Field): FieldState<Message> => ({
      value: String(values[name]),
      problem: problems[name],
      onType: (value) => change(name, value),
    }),
  };
};
