import { defineServerHalf } from '../../core/define-server-half.ts';

/** The token `person at sign-up` stands for a person at that action, any other for a program; no token lets a call through. */
export default defineServerHalf({
  contributes: [
    {
      point: 'bot-check',
      make: () => ({
        judge: async ({ action, token }) => {
          if (token === undefined) return 'unknown';
          return token === `person at ${action}` ? 'person' : 'bot';
        },
      }),
    },
  ],
});
