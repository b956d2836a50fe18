import { addressLines } from '../../../core/orders/address-lines.ts';
import type { OwnAddress } from '../../../schemas/types/http/orders.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
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
    <Dialog
      open
      size="small"
      title={t('accounts.addresses.removeTitle')}
      closeLabel={t('accounts.modal.close')}
      onClose={onClose}
    >
      <Stack>
        <Text>{addressLine(address)}</Text>
        <Button variant="danger" wide onClick={onConfirm}>
          {t('accounts.addresses.remove')}
        </Button>
        <Button variant="secondary" wide onClick={onClose}>
          {t('accounts.addresses.keep')}
        </Button>
      </Stack>
    </Dialog>
  );
};
