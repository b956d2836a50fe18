import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Card } from '../../ui/components/card.tsx';
import { Page, Stack } from '../../ui/components/layout.tsx';
import { CodeStep } from './code-step.tsx';
import { type SignInPageProps, toCheckout } from './page-props.tsx';
import { PhoneStep } from './phone-step.tsx';

/** Asks for the phone number, then for the code that was sent to it [OTP-01]. */
export const OtpPage = observer(function OtpPage({
  base,
  customerId,
  goTo,
  manifest,
  query,
  store,
  words,
}: SignInPageProps) {
  const [wasSignedIn] = useState(customerId !== undefined);
  const [isFirst, setFirst] = useState(true);
  const isFromCheckout = query.get('to') === toCheckout;
  useEffect(() => {
    store.open();
    store.setRedirectsToCheckout(isFromCheckout);
  }, [store, isFromCheckout]);
  if (wasSignedIn) return <Navigate to={`${base}edit`} replace />;
  const go = async (code: string): Promise<void> => {
    const entered = await store.enter(code);
    if (entered === 'signed-in') goTo(store.afterLogin);
    if (entered === 'register') goTo(`${base}register`);
    if (entered === 'failed' && !store.asked) setFirst(false);
  };
  const shared = { manifest, store, words };
  return (
    <Page width="narrow">
      <Card room="large">
        <Stack gap={5}>
          {store.asked ? (
            <CodeStep
              {...shared}
              onCode={go}
              onAgain={() => {
                store.startAgain();
                setFirst(false);
              }}
            />
          ) : (
            <PhoneStep {...shared} takesFocus={!isFirst} />
          )}
        </Stack>
      </Card>
    </Page>
  );
});
