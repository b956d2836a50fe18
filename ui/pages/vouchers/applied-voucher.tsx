import { observer } from 'mobx-react-lite';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Text } from '../../components/text.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { appliedStyle } from '../gift-cards/credit-style.ts';
import { useVoucherDeal } from './use-voucher-deal.ts';
import { useMoney } from '../../use-money.ts';

/** The active voucher, what it still asks for, and the way to its deal [VOU-27, VOU-32, VOU-59]. */
export const AppliedVoucher = observer(function AppliedVoucher({
  onRemove,
}: {
  readonly onRemove: () => void;
}) {
  const { t } = useWords();
  const { vouchers } = useApp();
  const money = useMoney();
  const deal = useVoucherDeal();
  const { applied, qualification } = vouchers;
  if (!applied) return null;
  const { title } = applied;
  const isShort = qualification?.kind === 'not-met' || qualification?.kind === 'no-eligible-total';
  return (
    <div css={appliedStyle}>
      <Icon name="tag" />
      <div>
        <Text strong>{title}</Text>
        <div role="status">
          {isShort ? (
            <Text size="small">
              {t(`vouchers.spendMore.${applied.product?.type ?? 'any'}`, {
                gap: money(qualification.gap),
              })}
            </Text>
          ) : null}
        </div>
        {deal.isToBeBuilt ? <TextLink to={deal.link}>{t('vouchers.buildDeal')}</TextLink> : null}
      </div>
      <IconButton icon="close" label={t('vouchers.box.remove', { title })} onClick={onRemove} />
    </div>
  );
});
