import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Card } from '../../ui/components/card.tsx';
import { Dialog } from '../../ui/components/dialog.tsx';
import { Heading } from '../../ui/components/heading.tsx';
import { Stack } from '../../ui/components/layout.tsx';
import { Text } from '../../ui/components/text.tsx';
import { TextInput } from '../../ui/components/text-input.tsx';
import type { Given, SlotName } from '../../ui/slots/slots.ts';
import type { EmailSignIn } from './client.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { LoginForm } from './login-form.tsx';
import { messageText } from './message-text.ts';

type Of<Name extends SlotName> = Given<Name, Readonly<Record<string, unknown>>, EmailSignIn>;

/** Lets a guest make an account by adding a password [CHK-65, CHK-66, CHK-67, CHK-68, CHK-69]. */
export const CheckoutPart = observer(function CheckoutPart({
  store,
  words,
  join,
  field,
}: Of<'checkout-sign-in'>) {
  useEffect(() => join(store), [join, store]);
  const { password, dateOfBirth, passwordMessage, dateOfBirthMessage } = store;
  const [passwordField, bornField] = [field('password'), field('dateOfBirth')];
  const title = words('email-sign-in.checkout.title');
  return (
    <Card as="section" room="medium" aria-label={title}>
      <Stack gap={4}>
        <Heading level={2} look="heading">
          {title}
        </Heading>
        <Stack>
          <Text>{words('email-sign-in.checkout.lead')}</Text>
          <TextInput
            id={passwordField.id}
            name="password"
            type="password"
            autoComplete="new-password"
            label={words('email-sign-in.checkout.password')}
            hint={words('email-sign-in.fields.passwordHint')}
            value={password}
            error={passwordField.isShown ? messageText(passwordMessage, words) : undefined}
            onChange={({ target }) => store.setPassword(target.value)}
            onBlur={passwordField.leave}
          />
          {password === '' ? null : (
            <TextInput
              id={bornField.id}
              name="dateOfBirth"
              type="date"
              autoComplete="bday"
              label={words('email-sign-in.fields.dateOfBirth')}
              value={dateOfBirth}
              error={bornField.isShown ? messageText(dateOfBirthMessage, words) : undefined}
              onChange={({ target }) => store.setDateOfBirth(target.value)}
              onBlur={bornField.leave}
            />
          )}
        </Stack>
      </Stack>
    </Card>
  );
});

/**
 * Asks who has an account with another password to sign in by hand, or, where the market checks email addresses first,
 * for the code of the letter; closing it goes on as a guest [CHK-73, SEC-22].
 */
export const CheckoutQuestion = observer(function CheckoutQuestion({
  store,
  manifest,
  words,
}: Of<'checkout-dialog'>) {
  const { password, question } = store;
  const { email = '', what } = question ?? {};
  const goOn = () => store.answer();
  const isCode = what === 'code';
  return (
    <Dialog
      open={question !== undefined}
      size="small"
      title={words(`email-sign-in.checkout.${isCode ? 'codeTitle' : 'modalTitle'}`)}
      closeLabel={words('accounts.modal.close')}
      onClose={goOn}
    >
      <Stack gap={5}>
        {isCode ? (
          <>
            <Text>{words('email-sign-in.checkout.codeLead')}</Text>
            <ConfirmForm
              store={store}
              words={words}
              credentials={{ email, password }}
              onDone={goOn}
            />
          </>
        ) : (
          <>
            <Text>{words('email-sign-in.checkout.modalLead', { email })}</Text>
            <LoginForm
              store={store}
              manifest={manifest}
              words={words}
              email={email}
              onDone={goOn}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
});
