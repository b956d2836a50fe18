import { definePlugin } from '../../core/define-plugin.ts';
import { type OtpOptions, otpOptions } from './otp-options.ts';

export default definePlugin<OtpOptions>({
  id: 'in-otp',
  title: 'Sign-in by phone number and one-time code',
  version: '1.0.0',
  engine: '^1.0.0',
  options: otpOptions,
  contributes: [
    {
      point: 'sign-in',
      name: 'phone-code',
      make: () => ({ forms: [], entry: (base) => `${base}/register` }),
    },
  ],
});
