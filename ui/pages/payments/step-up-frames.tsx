import type { CSSObject } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { FrameMessage } from '../../../client/payments/frame-message.ts';
import { Dialog } from '../../components/dialog.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { PaymentFrame } from './payment-frame.tsx';

const unseen: CSSObject = { position: 'absolute', width: 0, height: 0, overflow: 'hidden' };

/** The pages of payer authentication: the one that looks at the device, which nobody sees, and the bank's [PAY-21, PAY-22]. */
export const StepUpFrames = observer(function StepUpFrames() {
  const { stepUp } = useApp();
  const { t } = useWords();
  const { frame } = stepUp;
  const take = useCallback((message: FrameMessage) => stepUp.take(message), [stepUp]);
  if (!frame) return null;
  const page = (
    <PaymentFrame
      key={frame.url}
      url={frame.url}
      title={t('payments.card.bankFrame')}
      onMessage={take}
      accessToken={frame.accessToken}
    />
  );
  if (frame.kind === 'collection') {
    return (
      <div css={unseen} aria-hidden inert>
        {page}
      </div>
    );
  }
  return (
    <Dialog
      open
      title={t('payments.card.bankTitle')}
      closeLabel={t('payments.errors.close')}
      onClose={() => take({ kind: 'cancelled' })}
    >
      {page}
    </Dialog>
  );
});
