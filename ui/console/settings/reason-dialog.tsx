import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useWords } from '../../words/words-context.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly isBusy: boolean;
  /** Why the last try failed. */
  readonly failure: string | undefined;
  readonly onClose: () => void;
  readonly onConfirm: (reason: string) => void;
  /** What follows from it. */
  readonly children: ReactNode;
}

/** Shows once more what follows, and asks why: the history is read when something went wrong [OPR-12, OPR-21]. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, confirm, isBusy, failure, onClose, onConfirm, children } = props;
  const { t } = useWords();
  const form = useId();
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '' && !isBusy) onConfirm(reason.trim());
  };
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('page.close')}
      onClose={onClose}
      footer={
        <Button
          type="submit"
          form={form}
          size="large"
          wide
          busy={isBusy}
          disabled={reason.trim() === ''}
        >
          {confirm}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <Stack gap={4}>
          {failure !== undefined && (
            <Notice tone="danger" announce>
              {failure}
            </Notice>
          )}
          {children}
          <TextInput
            label={t('settings.reason')}
            hint={t('settings.reasonHint')}
            maxLength={300}
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
