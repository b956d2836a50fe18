import type { FastifyInstance } from 'fastify';
import type {
  SettingsChange,
  SettingsPublished,
  SettingsRollBack,
  SettingsVersion,
} from '../../schemas/types/http/market-settings.ts';
import { visitOf } from '../operators/guard-calls.ts';
import { type KeyHeader, keyHeader } from '../operators/hut-screen-routes.ts';
import { planPart } from '../review/plan/plan-text.ts';
import { answers } from '../shell/answer-schemas.ts';
import { idParams } from '../shell/query-schemas.ts';
import { fileChanges } from '../versions/file-changes.ts';
import { versionsOfMarket } from '../versions/market-history.ts';
import { withMarketOf } from '../versions/version-files.ts';
import { publishSettings } from './publish-settings.ts';
import { assertPublished, baseOf, presentVersion } from './settings-base.ts';
import type { SettingsContext } from './settings-context.ts';
import { assertOwnMarket, ownFiles } from './settings-scope.ts';

const tags = ['operators'];

/** Versions of one answer. */
const mostVersions = 100;

interface MarketParams {
  readonly market: string;
}

const numberQuery = (description: string) =>
  ({ type: 'integer', minimum: 1, maximum: 999_999_999, description }) as const;

/** The history of a market: its versions, what differs between two, and the way back [OPR-21]. */
export function registerVersions(app: FastifyInstance, context: SettingsContext): void {
  const { db } = context.database;
  app.get<{ Params: MarketParams }>(
    '/operator/api/settings/:market/versions',
    {
      schema: {
        summary: 'The published versions that changed a market, the latest first',
        tags,
        params: idParams('market'),
        response: {
          200: { type: 'array', items: answers.settingsVersion },
          '4xx': answers.problem,
        },
      },
      config: { operators: 'see-settings' },
    },
    async (request): Promise<SettingsVersion[]> => {
      const { market } = request.params;
      const { files } = await baseOf(context, await presentVersion(context));
      assertOwnMarket(visitOf(request).operator, files, market);
      const versions = await versionsOfMarket(db, market);
      return versions.slice(0, mostVersions).map(({ publishedAt, restores, plan, ...version }) => ({
        ...version,
        publishedAt: publishedAt.toISOString(),
        ...(restores !== null && { restores }),
        plan: planPart(plan, market),
      }));
    },
  );

  app.get<{
    Params: MarketParams;
    Querystring: { readonly from: number; readonly to: number };
  }>(
    '/operator/api/settings/:market/changes',
    {
      schema: {
        summary: 'What differs in a market between two versions',
        tags,
        params: idParams('market'),
        querystring: {
          type: 'object',
          required: ['from', 'to'],
          properties: {
            from: numberQuery('Number of the version that is compared.'),
            to: numberQuery('Number of the version that it is compared with.'),
          },
        },
        response: {
          200: { type: 'array', items: answers.settingsChange },
          '4xx': answers.problem,
        },
      },
      config: { operators: 'see-settings' },
    },
    async (request): Promise<SettingsChange[]> => {
      const { operator } = visitOf(request);
      const { market } = request.params;
      const { from, to } = request.query;
      const present = await baseOf(context, await presentVersion(context));
      assertOwnMarket(operator, present.files, market);
      const [before, after] = await Promise.all(
        [from, to].map(async (number) =>
          ownFiles(operator, (await baseOf(context, number)).files, market),
        ),
      );
      return fileChanges(before ?? new Map(), after ?? new Map()).map(({ details, ...change }) => ({
        ...change,
        details: [...details],
      }));
    },
  );

  registerRollBack(app, context);
}

function registerRollBack(app: FastifyInstance, context: SettingsContext): void {
  app.post<{ Params: MarketParams; Headers: KeyHeader; Body: SettingsRollBack }>(
    '/operator/api/settings/:market/roll-back',
    {
      schema: {
        summary: 'Publishes the files of a market as they were in a version, once for each key',
        tags,
        params: idParams('market'),
        headers: keyHeader,
        body: answers.settingsRollBack,
        response: { 200: answers.settingsPublished, '4xx': answers.problem },
      },
      config: { operators: 'publish-settings' },
    },
    async (request): Promise<SettingsPublished> => {
      const { operator } = visitOf(request);
      const { market } = request.params;
      const { version, to, reason } = request.body;
      assertPublished(context);
      const base = await baseOf(context, version);
      assertOwnMarket(operator, base.files, market);
      const { files: old } = await baseOf(context, to);
      assertOwnMarket(operator, old, market);
      return publishSettings(context, base, withMarketOf(base.files, old, market), {
        operator,
        market,
        reason,
        key: request.headers['idempotency-key'],
        restores: to,
      });
    },
  );
}
