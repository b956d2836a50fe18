import { addressLines } from '../../../core/orders/address-lines.ts';
import type { OwnAddress } from '../../../schemas/types/http/orders.ts';
import { QuestionDialog } from '../../components/question-dialog.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';

/** An address on one line. */
export const addressLine = ({ address }: Pick<OwnAddress, 'address'>): string =>
  addressLines({ deliveryAddress: address }).join(', ');

interface RemoveAddressProps {
  readonly address: OwnAddress;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before an address is taken out of the account. */
export const RemoveAddress = ({ address, onConfirm, onClose }: RemoveAddressProps) => {
  const { t } = useWords();
  return (
    <QuestionDialog
      title={t('accounts.addresses.removeTitle')}
      closeLabel={t('accounts.modal.close')}
      yes={{ label: t('accounts.addresses.remove'), variant: 'danger' }}
      no={t('accounts.addresses.keep')}
      onYes={onConfirm}
      onNo={onClose}
    >
      <Text>{addressLine(address)}</Text>
    </QuestionDialog>
  );
};
