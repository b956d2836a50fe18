import { observer } from 'mobx-react-lite';
import { Text } from '../../components/text.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { Stack } from '../../components/layout.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useFormWords } from '../accounts/use-form-words.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { fieldId } from './field-id.ts';

/** Lets a guest make an account by adding a password; for nobody else [CHK-65, CHK-66, CHK-67, CHK-68, CHK-69]. */
export const AccountSection = observer(function AccountSection() {
  const { checkout, setUp } = useApp();
  const { t } = useWords();
  const wordsOf = useFormWords();
  if (!setUp.isOffered) return null;
  const { password, dateOfBirth, passwordMessage, dateOfBirthMessage } = setUp;
  return (
    <CheckoutSection title={t('accounts.checkout.title')}>
      <Stack>
        <Text>{t('accounts.checkout.lead')}</Text>
        <TextInput
          id={fieldId('password')}
          name="password"
          type="password"
          autoComplete="new-password"
          label={t('accounts.checkout.password')}
          hint={t('accounts.fields.passwordHint')}
          value={password}
          error={checkout.shows('password') ? wordsOf(passwordMessage) : undefined}
          onChange={({ target }) => setUp.setPassword(target.value)}
          onBlur={() => checkout.leave('password')}
        />
        {password === '' ? null : (
          <TextInput
            id={fieldId('dateOfBirth')}
            name="dateOfBirth"
            type="date"
            autoComplete="bday"
            label={t('accounts.fields.dateOfBirth')}
            value={dateOfBirth}
            error={checkout.shows('dateOfBirth') ? wordsOf(dateOfBirthMessage) : undefined}
            onChange={({ target }) => setUp.setDateOfBirth(target.value)}
            onBlur={() => checkout.leave('dateOfBirth')}
          />
        )}
      </Stack>
    </CheckoutSection>
  );
});
