import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { useWords } from '../../words/words-context.tsx';

interface MessageDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Words of the button; 'OK' where none are given. */
  readonly action?: string | undefined;
  readonly onClose: () => void;
}

/** A message with one button, which runs the action and closes it [CHK-15]. */
export const MessageDialog = ({ title, children, action, onClose }: MessageDialogProps) => {
  const { t } = useWords();
  return (
    <Dialog
      open
      size="small"
      title={title}
      closeLabel={t('payments.errors.close')}
      onClose={onClose}
      footer={
        <Button wide onClick={onClose}>
          {action ?? t('payments.errors.ok')}
        </Button>
      }
    >
      <Stack gap={3}>{children}</Stack>
    </Dialog>
  );
};
