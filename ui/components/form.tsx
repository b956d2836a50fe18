import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Stack } from './layout.tsx';

interface FormProps {
  /** The form as `useForm` has it. */
  readonly form: { readonly isBusy: boolean; readonly submit: (event: FormEvent) => void };
  readonly submitLabel: string;
  /** Its fields. */
  readonly children: ReactNode;
  /** What can be done in place of sending it. */
  readonly instead?: ReactNode;
}

/** Fields, one below the other, and the button that sends them. In a dialog that is open already its first field gets the focus. */
export const Form = ({ form, submitLabel, children, instead }: FormProps) => {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current: element } = ref;
    if (element?.closest('dialog')) element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return (
    <form ref={ref} onSubmit={form.submit} noValidate>
      <Stack>
        {children}
        <Button type="submit" wide size="large" busy={form.isBusy}>
          {submitLabel}
        </Button>
        {instead}
      </Stack>
    </form>
  );
};
