import { defineUi } from '../../ui/slots/define-ui.ts';
import { CheckoutPart } from './checkout-part.tsx';
import inOtp, { type Otp } from './client.ts';
import type { OtpOptions } from './otp-options.ts';
import { OtpPage } from './otp-page.tsx';
import { RegisterPage } from './register-page.tsx';

export default defineUi<OtpOptions, Otp>({
  client: inOtp,
  slots: { 'checkout-sign-in': CheckoutPart },
  signInPages: { otp: OtpPage, register: RegisterPage },
});
