import { definePlugin } from '../../core/define-plugin.ts';

export default definePlugin({
  id: 'email-sign-in',
  title: 'Sign-in by email address and password',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [
    {
      point: 'sign-in',
      name: 'email-password',
      make: () => ({
        forms: ['login', 'signUp', 'forgotPassword'],
        entry: (base) => `${base}/?form=login`,
      }),
    },
  ],
});
