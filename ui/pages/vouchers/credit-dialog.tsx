import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Dialog } from '../../components/dialog.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { GiftCardForm } from '../gift-cards/gift-card-form.tsx';
import type { CreditTab } from './credit-tab.ts';
import { VoucherForm } from './voucher-form.tsx';

interface CreditDialogProps {
  readonly tab: CreditTab;
  readonly takesVouchers: boolean;
  readonly onSelect: (tab: CreditTab) => void;
  readonly onClose: () => void;
}

/** As high and wide as the market's manifest says [VOU-49, CST-128]. */
const frame =
  ({
    minHeightPx,
    smallScreenMinHeightPx,
    wideScreenWidthPx,
  }: {
    readonly minHeightPx: number;
    readonly smallScreenMinHeightPx: number;
    readonly wideScreenWidthPx: number;
  }) =>
  (theme: Theme): CSSObject => ({
    minHeight: `min(${minHeightPx}px, ${theme.viewport.full})`,
    [theme.upTo.small]: { minHeight: `min(${smallScreenMinHeightPx}px, ${theme.viewport.full})` },
    [theme.from.tablet]: { width: `${wideScreenWidthPx}px` },
  });

/** Where a voucher code or a gift card is given; closing drops what is not applied [VOU-48, VOU-57, GFT-25]. */
const CreditDialog = observer(function CreditDialog({
  tab,
  takesVouchers,
  onSelect,
  onClose,
}: CreditDialogProps) {
  const { t } = useWords();
  const { giftCards, vouchers } = useApp();
  const { ui } = useEnvironment().market.manifest;
  const close = () => {
    vouchers.closeForm();
    giftCards.closeForm();
    onClose();
  };
  const tabs = [
    ...(takesVouchers
      ? [
          {
            id: 'voucher' as const,
            label: t('vouchers.tab'),
            content: <VoucherForm onDone={close} />,
          },
        ]
      : []),
    ...(giftCards.isOffered
      ? [
          {
            id: 'gift-card' as const,
            label: t('gift-cards.tab'),
            content: <GiftCardForm onDone={close} />,
          },
        ]
      : []),
  ];
  return (
    <Dialog
      open
      size="small"
      title={t(giftCards.isOffered ? 'vouchers.dialog.title' : 'vouchers.dialog.voucherOnly')}
      closeLabel={t('vouchers.dialog.close')}
      onClose={close}
      css={frame(ui.voucherModal)}
    >
      <Tabs label={t('vouchers.dialog.tabs')} tabs={tabs} selected={tab} onSelect={onSelect} />
    </Dialog>
  );
});

export default CreditDialog;
