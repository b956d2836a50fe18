import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../accounts/account-context.ts';
import { lettersTo } from '../accounts/mail.ts';

/** Most letters that one call answers. */
const most = 20;

/** The letters that the embedded set-up kept for a recipient, newest first; only where the outbox is open [ACC-20]. */
export function registerOutbox(app: FastifyInstance, { tokens }: AccountContext): void {
  app.get<{ Querystring: { to: string } }>(
    '/sandbox/outbox',
    {
      schema: {
        summary: 'Mail that was kept in place of being sent',
        tags: ['sandbox'],
        querystring: {
          type: 'object',
          additionalProperties: false,
          required: ['to'],
          properties: { to: { type: 'string', minLength: 1, maxLength: 320 } },
        },
      },
    },
    ({ query: { to } }) => lettersTo(tokens.db, to.trim().toLowerCase(), most),
  );
}
