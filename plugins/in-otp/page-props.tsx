import type { Given } from '../../ui/slots/slots.ts';
import type { Otp } from './client.ts';
import type { OtpOptions } from './otp-options.ts';

/** What the pages of this way to sign in are given. */
export type SignInPageProps = Given<'sign-in-page', OtpOptions, Otp>;

/** What the steps of a page are drawn with. */
export type StepProps = Pick<SignInPageProps, 'manifest' | 'store' | 'words'>;

/** The value of the query `to` that leads back to checkout. */
export const toCheckout = 'checkout';
