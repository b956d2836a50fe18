import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { AppliedGiftCard } from '../gift-cards/applied-gift-card.tsx';
import { AppliedVoucher } from './applied-voucher.tsx';
import type { CreditTab } from './credit-tab.ts';
import { CreditDialog } from './late-parts.ts';
import { RemoveDialog } from './remove-dialog.tsx';

const box = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(3),
  marginTop: theme.space(3),
});

/** The tab that the landing address asks for [BSK-18, BSK-19]. */
const askedTab = (search: URLSearchParams): CreditTab | undefined => {
  const asks = (name: string) => search.get(name)?.includes('true') ?? false;
  if (asks('showGiftCardModalV2')) return 'gift-card';
  return asks('showVoucherModal') ? 'voucher' : undefined;
};

interface CreditBoxProps {
  /** The market takes vouchers; gift cards show where the hut takes them. */
  readonly takesVouchers: boolean;
}

/** What of a voucher and a gift card is applied, and the way to add one [VOU-59, GFT-03]. */
const CreditBox = observer(function CreditBox({ takesVouchers }: CreditBoxProps) {
  const { t } = useWords();
  const { giftCards, vouchers } = useApp();
  const [search] = useSearchParams();
  const [tab, setTab] = useState(() => askedTab(search));
  const [removing, setRemoving] = useState<CreditTab>();
  const voucher = takesVouchers ? vouchers.applied : undefined;
  const card = giftCards.applied;
  const isAddable = (!voucher && takesVouchers) || (!card && giftCards.isOffered);
  const addLabel = voucher ? 'addCard' : card ? 'addVoucher' : 'add';
  const only = takesVouchers ? (giftCards.isOffered ? '' : 'Voucher') : 'Card';
  return (
    <section css={box} aria-label={t('vouchers.box.label')}>
      {voucher ? <AppliedVoucher onRemove={() => setRemoving('voucher')} /> : null}
      {card ? <AppliedGiftCard onRemove={() => setRemoving('gift-card')} /> : null}
      {isAddable ? (
        <Button
          wide
          variant={voucher || card ? 'quiet' : 'secondary'}
          icon={voucher ? 'gift' : 'tag'}
          onClick={() => setTab(voucher || !takesVouchers ? 'gift-card' : 'voucher')}
        >
          {t(`vouchers.box.${addLabel === 'add' ? `add${only}` : addLabel}`)}
        </Button>
      ) : null}
      {tab ? (
        <Suspense fallback={null}>
          <CreditDialog
            tab={tab}
            takesVouchers={takesVouchers}
            onSelect={setTab}
            onClose={() => setTab(undefined)}
          />
        </Suspense>
      ) : null}
      {removing ? <RemoveDialog what={removing} onClose={() => setRemoving(undefined)} /> : null}
    </section>
  );
});

export default CreditBox;
