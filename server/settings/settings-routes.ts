import type { FastifyInstance } from 'fastify';
import { mayOperator } from '../../core/operators/operator-roles.ts';
import type { SettingsOverview, SettingsText } from '../../schemas/types/http/market-settings.ts';
import { visitOf } from '../operators/guard-calls.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound } from '../shell/problem-error.ts';
import { idParams } from '../shell/query-schemas.ts';
import { baseOf, isPublished, presentVersion } from './settings-base.ts';
import type { SettingsContext } from './settings-context.ts';
import { editorSchemaOf } from './settings-schemas.ts';
import { assertOwnMarket, isEdited, ownFiles, ownMarkets } from './settings-scope.ts';

const tags = ['operators'];

interface MarketParams {
  readonly market: string;
}

interface FileQuery {
  readonly path: string;
  readonly version?: number;
}

const pathQuery = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  description: 'Path below the folder of the market.',
} as const;

const fileQuery = {
  type: 'object',
  required: ['path'],
  properties: {
    path: pathQuery,
    version: {
      type: 'integer',
      minimum: 1,
      maximum: 999_999_999,
      description: 'Number of a version; what can be edited now where it is left out.',
    },
  },
} as const;

/** The settings of markets as they are, and what editors know of them [OPR-21]. */
export function registerSettings(app: FastifyInstance, context: SettingsContext): void {
  app.get(
    '/operator/api/settings',
    {
      schema: {
        summary: 'The markets whose settings the operator looks at, with their files',
        tags,
        response: { 200: answers.settingsOverview, '4xx': answers.problem },
      },
      config: { operators: 'see-settings' },
    },
    async (request): Promise<SettingsOverview> => {
      const { operator } = visitOf(request);
      const { version, files } = await baseOf(context, await presentVersion(context));
      return {
        source: isPublished(context) ? 'published' : 'files',
        version,
        mayPublish: isPublished(context) && mayOperator(operator.role, 'publish-settings'),
        markets: ownMarkets(operator, files).map((id) => ({
          id,
          files: [...ownFiles(operator, files, id).keys()].filter(isEdited),
        })),
      };
    },
  );

  app.get<{ Params: MarketParams; Querystring: FileQuery }>(
    '/operator/api/settings/:market/file',
    {
      schema: {
        summary: 'A file of a market as it can be edited now, or as it was in a version',
        tags,
        params: idParams('market'),
        querystring: fileQuery,
        response: { 200: answers.settingsText, '4xx': answers.problem },
      },
      config: { operators: 'see-settings' },
    },
    async (request): Promise<SettingsText> => {
      const { operator } = visitOf(request);
      const { path, version } = request.query;
      const base = await baseOf(context, version ?? (await presentVersion(context)));
      assertOwnMarket(operator, base.files, request.params.market);
      const text = ownFiles(operator, base.files, request.params.market).get(path);
      if (text === undefined || !isEdited(path)) throw notFound(`The file ${path}`);
      return { version: base.version, path, text };
    },
  );

  app.get<{ Params: MarketParams; Querystring: Pick<FileQuery, 'path'> }>(
    '/operator/api/settings/:market/schema',
    {
      schema: {
        summary: 'The JSON Schema by which an editor completes and describes a file',
        tags,
        params: idParams('market'),
        querystring: { type: 'object', required: ['path'], properties: { path: pathQuery } },
        response: {
          200: {
            type: 'object',
            additionalProperties: true,
            description: 'The schema; empty for a file that has none.',
          },
          '4xx': answers.problem,
        },
      },
      config: { operators: 'see-settings' },
    },
    async (request): Promise<object> => {
      const { operator } = visitOf(request);
      const { market } = request.params;
      const { files } = await baseOf(context, await presentVersion(context));
      assertOwnMarket(operator, files, market);
      const { path } = request.query;
      if (!ownFiles(operator, files, market).has(path)) throw notFound(`The file ${path}`);
      return context.turns.take(
        operator.id,
        async () => (await editorSchemaOf(files, `${market}/${path}`, context.environment)) ?? {},
      );
    },
  );
}
