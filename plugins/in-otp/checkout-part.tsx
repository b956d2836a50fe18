import { Card } from '../../ui/components/card.tsx';
import { Heading } from '../../ui/components/heading.tsx';
import { Stack } from '../../ui/components/layout.tsx';
import { Text } from '../../ui/components/text.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import type { Given } from '../../ui/slots/slots.ts';
import type { Otp } from './client.ts';
import type { OtpOptions } from './otp-options.ts';
import { toCheckout } from './page-props.tsx';

/** Leads a guest at checkout to the code, and back again once they are signed in [OTP-15]. */
export const CheckoutPart = ({ manifest, words }: Given<'checkout-sign-in', OtpOptions, Otp>) => {
  const title = words('in-otp.checkout.title');
  return (
    <Card as="section" room="medium" aria-label={title}>
      <Stack gap={3}>
        <Heading level={2} look="heading">
          {title}
        </Heading>
        <Text>{words('in-otp.checkout.lead')}</Text>
        <TextLink to={`${manifest.account.base}/otp?to=${toCheckout}`}>
          {words('in-otp.checkout.link')}
        </TextLink>
      </Stack>
    </Card>
  );
};
