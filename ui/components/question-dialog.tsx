import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Stack } from './layout.tsx';

interface QuestionDialogProps {
  readonly title: string;
  /** What there is to know before an answer. */
  readonly children: ReactNode;
  readonly closeLabel: string;
  /** What the answer yes does, in words; red where something is lost by it. */
  readonly yes: { readonly label: string; readonly variant?: ButtonProps['variant'] };
  readonly no: string;
  readonly onYes: () => void;
  /** No was answered, or the question was closed. */
  readonly onNo: () => void;
}

/** A question with two answers, the second of which changes nothing. */
export const QuestionDialog = ({
  title,
  children,
  closeLabel,
  yes,
  no,
  onYes,
  onNo,
}: QuestionDialogProps) => (
  <Dialog
    open
    size="small"
    title={title}
    closeLabel={closeLabel}
    onClose={onNo}
    footer={
      <Stack gap={2}>
        <Button wide variant={yes.variant} onClick={onYes}>
          {yes.label}
        </Button>
        <Button wide variant="quiet" onClick={onNo}>
          {no}
        </Button>
      </Stack>
    }
  >
    {children}
  </Dialog>
);
