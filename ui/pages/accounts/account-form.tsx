import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';

interface AccountFormProps {
  /** The form as `useAccountForm` has it. */
  readonly form: { readonly isBusy: boolean; readonly submit: (event: FormEvent) => void };
  readonly submitLabel: string;
  /** Its fields. */
  readonly children: ReactNode;
  /** What can be done in place of sending it. */
  readonly instead?: ReactNode;
}

/** Fields of an account, one below the other, and the button that sends them. */
export const AccountForm = ({ form, submitLabel, children, instead }: AccountFormProps) => (
  <form onSubmit={form.submit} noValidate>
    <Stack>
      {children}
      <Button type="submit" wide size="large" busy={form.isBusy}>
        {submitLabel}
      </Button>
      {instead}
    </Stack>
  </form>
);
