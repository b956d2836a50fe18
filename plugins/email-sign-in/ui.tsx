import { defineUi } from '../../ui/slots/define-ui.ts';
import { CheckoutPart, CheckoutQuestion } from './checkout-parts.tsx';
import emailSignIn, { type EmailSignIn } from './client.ts';
import { ForgotPasswordPart } from './forgot-password-part.tsx';
import { LoginPart, SignUpPart } from './sign-in-parts.tsx';

export default defineUi<Readonly<Record<string, unknown>>, EmailSignIn>({
  client: emailSignIn,
  slots: { 'checkout-sign-in': CheckoutPart, 'checkout-dialog': CheckoutQuestion },
  signInForms: { login: LoginPart, signUp: SignUpPart, forgotPassword: ForgotPasswordPart },
});
