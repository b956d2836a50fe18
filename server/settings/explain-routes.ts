import type { FastifyInstance } from 'fastify';
import { answers } from '../shell/answer-schemas.ts';
import { idParams, querySchemas } from '../shell/query-schemas.ts';
import { visitOf } from '../operators/guard-calls.ts';
import type { OperatorContext } from '../operators/operator-context.ts';
import { ownMarket } from '../operators/own-market.ts';
import { explanationOf, settingKeys, type SettingQuestion } from './setting-explanations.ts';

const tags = ['operators'];

interface MarketParams {
  readonly market: string;
}

const asked = {
  type: 'object',
  required: ['key'],
  // A hut is known in its sector only.
  dependencies: { hutId: ['sector'] },
  properties: {
    key: {
      type: 'string',
      minLength: 1,
      maxLength: 300,
      description: 'The setting: a JSON pointer, or keys joined by dots.',
    },
    sector: querySchemas.sector,
    hutId: querySchemas.hutId,
    time: {
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
      description:
        'For when, on the clock of the place, YYYY-MM-DDTHH:mm; now where it is left out.',
    },
  },
} as const;

/** Where the values of settings come from [OPR-07]. */
export function registerExplanations(app: FastifyInstance, context: OperatorContext): void {
  app.get<{ Params: MarketParams }>(
    '/operator/api/settings/:market/keys',
    {
      schema: {
        summary: 'Every setting of a market that has a value, as JSON pointers',
        tags,
        params: idParams('market'),
        response: { 200: { type: 'array', items: { type: 'string' } }, '4xx': answers.problem },
      },
      config: { operators: 'see-settings' },
    },
    async (request) =>
      settingKeys(ownMarket(context, visitOf(request).operator, request.params.market)),
  );

  app.get<{ Params: MarketParams; Querystring: SettingQuestion }>(
    '/operator/api/settings/:market/explained',
    {
      schema: {
        summary: 'The value of a setting, every layer that says something about it, and which won',
        tags,
        params: idParams('market'),
        querystring: asked,
        response: { 200: answers.settingExplanation, '4xx': answers.problem },
      },
      config: { operators: 'see-settings' },
    },
    async (request) => {
      const running = ownMarket(context, visitOf(request).operator, request.params.market);
      return explanationOf(running, request.query, context.now());
    },
  );
}
