import { observer } from 'mobx-react-lite';
import { giftCardType } from '../../../client/gift-cards/gift-card-store.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
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
    <Dialog
      open
      size="small"
      title={t(`vouchers.remove.${what}.title`)}
      closeLabel={t('vouchers.dialog.close')}
      onClose={onClose}
      footer={
        <Stack gap={2}>
          <Button wide variant="danger" onClick={remove}>
            {t('vouchers.remove.yes')}
          </Button>
          <Button wide variant="quiet" onClick={onClose}>
            {t('vouchers.remove.no')}
          </Button>
        </Stack>
      }
    >
      <Text>{t(`vouchers.remove.${what}.message`)}</Text>
    </Dialog>
  );
});
