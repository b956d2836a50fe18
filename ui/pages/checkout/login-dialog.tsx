import { observer } from 'mobx-react-lite';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { LoginForm } from '../accounts/login-form.tsx';

/** Asks who has an account with another password to sign in by hand; closing it goes on as a guest [CHK-73]. */
export const LoginDialog = observer(function LoginDialog() {
  const { setUp } = useApp();
  const { t } = useWords();
  const goOn = () => setUp.answerLogin();
  return (
    <Dialog
      open={setUp.answer !== undefined}
      size="small"
      title={t('accounts.checkout.modalTitle')}
      closeLabel={t('accounts.modal.close')}
      onClose={goOn}
    >
      <Stack gap={5}>
        <Text>{t('accounts.checkout.modalLead', { email: setUp.email })}</Text>
        <LoginForm email={setUp.email} onDone={goOn} />
      </Stack>
    </Dialog>
  );
});
