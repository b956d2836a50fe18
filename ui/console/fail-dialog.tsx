import { useState } from 'react';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Stack } from '../components/layout.tsx';
import { RadioGroup } from '../components/radio-group.tsx';
import { Text } from '../components/text.tsx';
import { TextInput } from '../components/text-input.tsx';
import { useWords } from '../words/words-context.tsx';

const reasons = ['sold-out', 'closing', 'too-far', 'unreachable', 'other'] as const;

type Reason = (typeof reasons)[number];

interface FailDialogProps {
  readonly open: boolean;
  readonly reference: string;
  readonly onClose: () => void;
  readonly onFail: (reason: string) => void;
}

/** Asks why an order is failed, and tells what follows from it [OPR-24]. */
export function FailDialog({ open, reference, onClose, onFail }: FailDialogProps) {
  const { t } = useWords();
  const [reason, setReason] = useState<Reason>();
  const [own, setOwn] = useState('');
  const said = reason === 'other' ? own.trim() : reason && t(`fail.reason.${reason}`);
  return (
    <Dialog
      open={open}
      size="small"
      title={t('fail.title', { reference })}
      closeLabel={t('page.close')}
      onClose={onClose}
      footer={
        <Button
          variant="danger"
          size="large"
          wide
          disabled={!said}
          onClick={() => onFail(said ?? '')}
        >
          {t('fail.confirm')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>{t('fail.text')}</Text>
        <RadioGroup
          legend={t('fail.why')}
          variant="list"
          value={reason}
          onChange={setReason}
          options={reasons.map((value) => ({ value, label: t(`fail.reason.${value}`) }))}
        />
        {reason === 'other' && (
          <TextInput
            label={t('fail.own')}
            hint={t('fail.ownHint')}
            maxLength={200}
            value={own}
            onChange={({ target }) => setOwn(target.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
