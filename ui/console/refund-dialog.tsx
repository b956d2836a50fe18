import { useState } from 'react';
import type { RefundRequest } from '../../schemas/types/http/orders.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Stack } from '../components/layout.tsx';
import { TextInput } from '../components/text-input.tsx';
import { useWords } from '../words/words-context.tsx';

interface RefundDialogProps {
  readonly open: boolean;
  /** What can still be given back. */
  readonly most: number;
  readonly format: (amount: number) => string;
  readonly onClose: () => void;
  readonly onRefund: (refund: RefundRequest) => void;
}

/** An amount as it is typed, with a dot or a comma; undefined for what is none, or not between nothing and all. */
const amountIn = (typed: string, most: number): number | undefined => {
  const text = typed.trim().replace(',', '.');
  const amount = /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  return amount > 0 && amount <= most ? amount : undefined;
};

/** Asks how much goes back, and why [OPR-23]. */
export function RefundDialog({ open, most, format, onClose, onRefund }: RefundDialogProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState(most.toFixed(2));
  const [reason, setReason] = useState('');
  const amount = amountIn(typed, most);
  const isReady = amount !== undefined && reason.trim() !== '';
  return (
    <Dialog
      open={open}
      size="small"
      title={t('refund.title')}
      closeLabel={t('page.close')}
      onClose={onClose}
      footer={
        <Button
          variant="danger"
          size="large"
          wide
          disabled={!isReady}
          onClick={() => onRefund({ amount: amount ?? 0, reason: reason.trim() })}
        >
          {t('refund.confirm', { amount: format(amount ?? 0) })}
        </Button>
      }
    >
      <Stack gap={4}>
        <TextInput
          label={t('refund.amount')}
          hint={t('refund.most', { amount: format(most) })}
          error={amount === undefined ? t('refund.wrong', { amount: format(most) }) : undefined}
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextInput
          label={t('refund.reason')}
          hint={t('fail.ownHint')}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </Dialog>
  );
}
