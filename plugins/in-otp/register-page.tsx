import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Card } from '../../ui/components/card.tsx';
import { Heading } from '../../ui/components/heading.tsx';
import { Page, Stack } from '../../ui/components/layout.tsx';
import { Text } from '../../ui/components/text.tsx';
import type { SignInPageProps } from './page-props.tsx';
import { RegisterForm } from './register-form.tsx';

/** Asks who somebody is whose phone number is verified; without one it leads to the code [OTP-02]. */
export const RegisterPage = observer(function RegisterPage(props: SignInPageProps) {
  const { base, customerId, store, words } = props;
  const [isDone, setDone] = useState(false);
  if (customerId !== undefined) {
    return <Navigate to={isDone ? store.afterLogin : `${base}edit`} replace />;
  }
  const { phone, verifiedToken } = store;
  if (phone === undefined || verifiedToken === undefined) {
    return <Navigate to={`${base}otp`} replace />;
  }
  return (
    <Page width="narrow">
      <Card room="large">
        <Stack gap={5}>
          <Heading level={1}>{words('in-otp.register.title')}</Heading>
          <Text>{words('in-otp.register.lead')}</Text>
          <RegisterForm {...props} phone={phone} onSend={setDone} />
        </Stack>
      </Card>
    </Page>
  );
});
