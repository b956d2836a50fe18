import { observer } from 'mobx-react-lite';
import { giftCardType } from '../../../client/gift-cards/gift-card-store.ts';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import type { CreditTab } from './credit-tab.ts';

interface RemoveDialogProps {
  readonly what: CreditTab;
  readonly onClose: () => void;
}

/** Asks before a voucher or a gift card goes; No changes nothing [VOU-51, GFT-26]. */
export const RemoveDialog = observer(function RemoveDialog({ what, onClose }: RemoveDialogProps) {
  const { t } = useWords();
  const { giftCards, vouchers } = useApp();
  const remove = () => {
    if (what === 'voucher') vouchers.clearVoucher();
    else giftCards.clearCredits({ type: giftCardType });
    onClose();
  };
  return (
    <QuestionDialog
      title={t(`vouchers.remove.${what}.title`)}
      closeLabel={t('vouchers.dialog.close')}
      yes={{ label: t('vouchers.remove.yes'), variant: 'danger' }}
      no={t('vouchers.remove.no')}
      onYes={remove}
      onNo={onClose}
    >
      <Text>{t(`vouchers.remove.${what}.message`)}</Text>
    </QuestionDialog>
  );
});
