import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Icon } from '../../components/icon.tsx';
import { Stack } from '../../components/layout.tsx';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';

const entry = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'center',
  fontWeight: theme.font.weight.strong,
  '& > svg': { color: theme.colour.danger.text },
});

/**
 * Asks before a switch between delivery and collection, and lists what would leave the basket [BSK-67, BSK-69, BSK-70,
 * BSK-71].
 */
const SwitchDialog = observer(function SwitchDialog() {
  const { t } = useWords();
  const { basket, dispositionSwitch, localisation } = useApp();
  const { loss } = dispositionSwitch;
  const type = localisation.pendingDisposition?.type;
  if (!loss || !type) return null;
  const { discountId, voucher } = basket.basket;
  const gone = [
    ...loss.deals.map(({ basketDealId, dealId }) => ({ key: basketDealId, id: dealId })),
    ...(loss.losesDiscount && discountId ? [{ key: discountId, id: discountId }] : []),
    ...(loss.losesVoucher && voucher ? [{ key: voucher.id, id: voucher.id }] : []),
  ];
  return (
    <QuestionDialog
      title={t(`basket.switch.title.${type}`)}
      closeLabel={t('basket.switch.cancel')}
      yes={{ label: t(`basket.switch.confirm.${type}`) }}
      no={t('basket.switch.cancel')}
      onYes={dispositionSwitch.confirm}
      onNo={dispositionSwitch.cancel}
    >
      <Stack gap={3}>
        <Text>{t(gone.length > 0 ? 'basket.switch.loses' : 'basket.switch.keeps')}</Text>
        {gone.length > 0 ? (
          <Stack as="ul" gap={2}>
            {gone.map(({ key, id }) => (
              <li key={key} css={entry}>
                <Icon name="close" size="small" />
                {basket.titleOf(id)}
              </li>
            ))}
          </Stack>
        ) : null}
      </Stack>
    </QuestionDialog>
  );
});

export default SwitchDialog;
