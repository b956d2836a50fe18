import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PushSubscription } from '../../schemas/types/http/followers.ts';
import type { Tables } from '../storage/tables.ts';

type Browser = Pick<PushSubscription, 'endpoint'>;

/** What a browser that gets push messages is known by, which leads nobody to it. */
export const idOfBrowser = ({ endpoint }: Browser): string =>
  createHash('sha256').update(endpoint).digest('base64url');

/** Forgets a browser that its push service knows no more, whatever orders it follows [SHP-32]. */
export async function forgetBrowser(db: Kysely<Tables>, browser: Browser): Promise<void> {
  await db
    .deleteFrom('order_follower')
    .where('id', '=', idOfBrowser(browser))
    .where('subscription', 'is not', null)
    .execute();
}
