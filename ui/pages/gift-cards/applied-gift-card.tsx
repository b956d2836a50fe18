import { observer } from 'mobx-react-lite';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { appliedStyle } from './credit-style.ts';
import { useMoney } from '../../use-money.ts';

const shownDigits = 4;

/** The gift card that pays and what is on it [GFT-05, VOU-59]. */
export const AppliedGiftCard = observer(function AppliedGiftCard({
  onRemove,
}: {
  readonly onRemove: () => void;
}) {
  const { t } = useWords();
  const { applied, balance } = useApp().giftCards;
  const money = useMoney();
  if (!applied) return null;
  return (
    <div css={appliedStyle}>
      <Icon name="gift" />
      <div>
        <Text strong>
          {t('gift-cards.applied.title', { end: applied.number.slice(-shownDigits) })}
        </Text>
        <Text size="small">{t('gift-cards.applied.balance', { balance: money(balance) })}</Text>
      </div>
      <IconButton icon="close" label={t('gift-cards.applied.remove')} onClick={onRemove} />
    </div>
  );
});
