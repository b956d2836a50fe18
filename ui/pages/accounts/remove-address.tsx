import { QuestionDialog } from '../../components/question-dialog.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';

interface RemoveAddressProps {
  /** The address on one line. */
  readonly line: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before an address is taken out of the account. */
export const RemoveAddress = ({ line, onConfirm, onClose }: RemoveAddressProps) => {
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
      <Text>{line}</Text>
    </QuestionDialog>
  );
};
