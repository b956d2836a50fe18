import { observer } from 'mobx-react-lite';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { ConfirmSignUpForm } from '../accounts/confirm-sign-up-form.tsx';
import { LoginForm } from '../accounts/login-form.tsx';

/**
 * Asks who has an account with another password to sign in by hand, or, where the market checks email addresses first,
 * for the code of the letter; closing it goes on as a guest [CHK-73, SEC-22].
 */
export const LoginDialog = observer(function LoginDialog() {
  const { setUp } = useApp();
  const { t } = useWords();
  const { email, password, question } = setUp;
  const goOn = () => setUp.answer();
  const isCode = question?.what === 'code';
  return (
    <Dialog
      open={question !== undefined}
      size="small"
      title={t(isCode ? 'accounts.checkout.codeTitle' : 'accounts.checkout.modalTitle')}
      closeLabel={t('accounts.modal.close')}
      onClose={goOn}
    >
      <Stack gap={5}>
        {isCode ? (
          <>
            <Text>{t('accounts.checkout.codeLead')}</Text>
            <ConfirmSignUpForm credentials={{ email, password }} onDone={goOn} />
          </>
        ) : (
          <>
            <Text>{t('accounts.checkout.modalLead', { email })}</Text>
            <LoginForm email={email} onDone={goOn} />
          </>
        )}
      </Stack>
    </Dialog>
  );
});
