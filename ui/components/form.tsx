import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { Stack } from './layout.tsx';

interface FormProps {
  /** The form as `useForm` has it. */
  readonly form: { readonly isBusy: boolean; readonly submit: (event: FormEvent) => void };
  readonly submitLabel: string;
  /** False keeps the button shut while nothing can be sent yet. */
  readonly isReady?: boolean;
  /** Gives its first field the focus, as for the next of several steps. In a dialog that is open it gets it anyway. */
  readonly takesFocus?: boolean;
  /** Its fields. */
  readonly children: ReactNode;
  /** What can be done in place of sending it. */
  readonly instead?: ReactNode;
}

/** Fields, one below the other, and the button that sends them. */
export const Form = ({
  form,
  submitLabel,
  isReady = true,
  takesFocus = false,
  children,
  instead,
}: FormProps) => {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current: element } = ref;
    if (takesFocus || element?.closest('dialog')) {
      element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
  }, [takesFocus]);
  return (
    <form ref={ref} onSubmit={form.submit} noValidate>
      <Stack>
        {children}
        <Button type="submit" wide size="large" busy={form.isBusy} disabled={!isReady}>
          {submitLabel}
        </Button>
        {instead}
      </Stack>
    </form>
  );
};
