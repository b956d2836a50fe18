import { join } from 'node:path';
import { root } from '../../../tools/tasks/project.ts';

const core = (file: string): string => JSON.stringify(join(root, 'core', file));

/** The server half of a plugin with calls, tables and a job, written as a chain would write it. */
export const stampCard = `
import { defineServerHalf } from ${core('define-server-half.ts')};
import { Refusal } from ${core('server-half/plugin-route.ts')};

const card = {
  type: 'object',
  required: ['card', 'stamps'],
  properties: {
    card: { type: 'string', minLength: 1, maxLength: 20, description: 'Number of the card.' },
    stamps: { type: 'integer', minimum: 1, maximum: 10, description: 'Stamps on it.' },
  },
};
const params = { type: 'object', properties: { card: { type: 'string', maxLength: 20 } } };

export default defineServerHalf({
  routes: [
    {
      method: 'POST',
      path: '/cards',
      summary: 'Stamp a card',
      body: card,
      answers: { 201: card },
      async answer({ body, limit }, { database, market }) {
        await limit({ of: 'stamping', most: 3, windowMs: 60_000 }, body.card);
        const [row] = await database.query(
          'insert into card (market, number, stamps) values ($1, $2, $3) ' +
            'on conflict (market, number) do update set stamps = card.stamps + excluded.stamps ' +
            'returning number as card, stamps',
          [market, body.card, body.stamps],
        );
        return { status: 201, body: { ...row, secret: 'not described' } };
      },
    },
    {
      method: 'GET',
      path: '/cards/:card',
      summary: 'The stamps of a card',
      params,
      answers: { 200: card },
      async answer({ params }, { database, market }) {
        const [row] = await database.query(
          'select number as card, stamps from card where market = $1 and number = $2',
          [market, params.card],
        );
        if (!row) throw new Refusal(404, 'NO_CARD', 'There is no such card.');
        return { status: 200, body: row };
      },
    },
    {
      method: 'POST',
      path: '/both',
      summary: 'Stamp two cards, or none',
      body: { type: 'object', properties: { cards: { type: 'array', maxItems: 2, items: card } } },
      answers: { 204: { description: 'Both are stamped.', type: 'null' } },
      async answer({ body }, { database, market }) {
        await database.transaction(async (statements) => {
          for (const { card, stamps } of body.cards) {
            await statements.query(
              'insert into card (market, number, stamps) values ($1, $2, $3)',
              [market, card, stamps],
            );
          }
        });
        return { status: 204 };
      },
    },
    {
      method: 'GET',
      path: '/what',
      summary: 'What the handle tells',
      isPublic: true,
      answers: { 200: { type: 'object', additionalProperties: true } },
      async answer(call, server) {
        return {
          status: 200,
          body: {
            market: server.market,
            options: server.options,
            now: server.now(),
            hut: (await server.hut('uk-1', '1101'))?.id,
            strange: (await server.hut('fr-1', '1101')) === undefined,
            at: server.manifestAt({ sector: 'uk-1', id: '1101' }).currency,
            secret: (await server.secret('seal')) === (await server.secret('seal')),
            account: (await call.account()) ?? 'none',
          },
        };
      },
    },
    {
      method: 'GET',
      path: '/broken',
      summary: 'Fails',
      answers: { 200: { type: 'object' } },
      async answer() {
        throw new Error('the inner workings');
      },
    },
  ],
});
`;

export const cardTable = `
create table card (
  market text not null,
  number text not null,
  stamps integer not null check (stamps > 0),
  at timestamptz not null default present_moment(),
  primary key (market, number)
);
create index card_by_stamps on card (stamps);
`;

/** A plugin that runs what it is given, to see how far it gets. */
export const spy = `
export default {
  routes: [
    {
      method: 'POST',
      path: '/look',
      summary: 'Run a statement',
      body: { type: 'object', properties: { statement: { type: 'string', maxLength: 500 } } },
      answers: { 200: { type: 'object', additionalProperties: true } },
      async answer({ body }, { database }) {
        try {
          return { status: 200, body: { rows: await database.query(body.statement) } };
        } catch (error) {
          return { status: 200, body: { code: error.code ?? error.message } };
        }
      },
    },
  ],
};
`;

/** A plugin with a job that writes down each of its rounds, and one that fails. */
export const diary = `
export default {
  jobs: [
    {
      name: 'write',
      everyMs: 3_600_000,
      run: async ({ database }) => {
        await database.query('insert into round default values');
      },
    },
    {
      name: 'fail',
      everyMs: 3_600_000,
      run: async () => {
        throw new Error('the diary is closed');
      },
    },
  ],
};
`;
