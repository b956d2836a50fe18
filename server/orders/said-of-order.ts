import type { Kysely } from 'kysely';
import { dishesOf } from '../../core/orders/order-dishes.ts';
import type {
  DishRating,
  OrderFeedback,
  OrderProblem,
  OrderRating,
} from '../../schemas/types/http/feedback.ts';
import { type Intent, lockIntent } from '../intents/intent-repository.ts';
import { notFound, ProblemError, wrongFields } from '../shell/problem-error.ts';
import { toJson } from '../storage/json-text.ts';
import type { Tables } from '../storage/tables.ts';

/** What is written; nothing for what holds no words. */
const written = (words: string | undefined): string | null => words?.trim() || null;

/** What the customer of an order said of it. */
export async function saidOf(
  db: Kysely<Tables>,
  transactionId: string,
): Promise<Pick<OrderFeedback, 'rating' | 'problems'>> {
  const rating = await db
    .selectFrom('order_rating')
    .select(['stars', 'words', 'dishes'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  const problems = await db
    .selectFrom('order_problem')
    .select(['kind', 'words'])
    .where('transaction_id', '=', transactionId)
    .orderBy('at')
    .execute();
  return {
    ...(rating && {
      rating: {
        stars: rating.stars,
        ...(rating.words !== null && { words: rating.words }),
        dishes: rating.dishes as DishRating[],
      },
    }),
    problems: problems.map(({ kind, words }) => ({
      kind: kind as OrderProblem['kind'],
      ...(words !== null && { words }),
    })),
  };
}

/** An order can be judged from when it is done until nothing is kept of its customer. */
const isOpen = ({ state, order_status: status, erased_at: erasedAt }: Intent): boolean =>
  state === 'placed' && erasedAt === null && (status === 'DELIVERED' || status === 'FAILED');

/** What was said of an order and may still be. */
export const feedbackOf = async (db: Kysely<Tables>, intent: Intent): Promise<OrderFeedback> => ({
  isOpen: isOpen(intent),
  dishes: [...dishesOf(intent.priced.lines)],
  ...(await saidOf(db, intent.transaction_id)),
});

/**
 * Stores what is said of an order in its row's lock, so that nothing of it is written after the customer's data is gone.
 * @throws ProblemError 409 for an order that is not done, or of whose customer nothing is kept any more
 */
const say = (
  db: Kysely<Tables>,
  transactionId: string,
  store: (tx: Kysely<Tables>, intent: Intent) => Promise<unknown>,
): Promise<OrderFeedback> =>
  db.transaction().execute(async (tx) => {
    const intent = await lockIntent(tx, transactionId);
    if (!intent) throw notFound('The order');
    if (!isOpen(intent)) {
      throw new ProblemError(409, 'NOT_TO_BE_RATED', 'The order cannot be rated now.');
    }
    await store(tx, intent);
    return feedbackOf(tx, intent);
  });

/** Stores how an order was. @throws ProblemError 400 for a dish that it does not have */
export const rateOrder = (
  db: Kysely<Tables>,
  transactionId: string,
  { stars, words, dishes = [] }: OrderRating,
): Promise<OrderFeedback> =>
  say(db, transactionId, async (tx, intent) => {
    const known = dishesOf(intent.priced.lines);
    const unknown = dishes.findIndex(({ dish }) => !known.includes(dish));
    if (unknown >= 0) {
      throw wrongFields([{ field: `dishes.${unknown}.dish`, reason: 'is no dish of the order' }]);
    }
    const once = [...new Map(dishes.map((rated) => [rated.dish, rated])).values()];
    const rating = { stars, words: written(words), dishes: toJson(once) };
    await tx
      .insertInto('order_rating')
      .values({ transaction_id: transactionId, ...rating })
      .onConflict((conflict) => conflict.column('transaction_id').doUpdateSet(rating))
      .execute();
  });

/** Stores what was wrong with an order; said twice it is kept once. */
export const reportProblem = (
  db: Kysely<Tables>,
  transactionId: string,
  { kind, words }: OrderProblem,
): Promise<OrderFeedback> =>
  say(db, transactionId, async (tx) => {
    const said = { words: written(words) };
    await tx
      .insertInto('order_problem')
      .values({ transaction_id: transactionId, kind, ...said })
      .onConflict((conflict) => conflict.columns(['transaction_id', 'kind']).doUpdateSet(said))
      .execute();
  });
