import type { FastifyInstance } from 'fastify';
import type {
  SettingsCheck,
  SettingsDraft,
  SettingsPlan,
  SettingsPublication,
  SettingsPublished,
} from '../../schemas/types/http/market-settings.ts';
import { visitOf } from '../operators/guard-calls.ts';
import { type KeyHeader, keyHeader } from '../operators/hut-screen-routes.ts';
import type { Operator } from '../operators/operator-accounts.ts';
import { answers } from '../shell/answer-schemas.ts';
import { idParams } from '../shell/query-schemas.ts';
import { findingsOf, planOfEdits } from './judge-settings.ts';
import { publishSettings } from './publish-settings.ts';
import { baseOf, presentVersion, withEdits } from './settings-base.ts';
import type { SettingsContext } from './settings-context.ts';
import { assertOwnMarket } from './settings-scope.ts';

const tags = ['operators'];

/** Files of a market may be larger than what customers send. */
const largestDraftBytes = 2_097_152;

interface MarketParams {
  readonly market: string;
}

/** Edited settings are checked, planned and published [OPR-21]. */
export function registerSettingsWork(app: FastifyInstance, context: SettingsContext): void {
  /** What was edited, of a market that is the operator's. */
  const draftOf = async (operator: Operator, market: string, { version, files }: SettingsDraft) => {
    const base = await baseOf(context, version);
    assertOwnMarket(operator, base.files, market);
    return { base, edited: withEdits(base, market, files) };
  };

  app.post<{ Params: MarketParams; Body: SettingsDraft }>(
    '/operator/api/settings/:market/check',
    {
      bodyLimit: largestDraftBytes,
      schema: {
        summary: 'What is wrong with edited files of a market, as a start would find it',
        tags,
        params: idParams('market'),
        body: answers.settingsDraft,
        response: { 200: answers.settingsCheck, '4xx': answers.problem },
      },
      config: { operators: 'publish-settings' },
    },
    async (request): Promise<SettingsCheck> => {
      const { operator } = visitOf(request);
      const { market } = request.params;
      const { base, edited } = await draftOf(operator, market, request.body);
      const findings = await context.turns.take(operator.id, () =>
        findingsOf(context, base, edited, market),
      );
      return { latest: await presentVersion(context), findings };
    },
  );

  app.post<{ Params: MarketParams; Body: SettingsDraft }>(
    '/operator/api/settings/:market/plan',
    {
      bodyLimit: largestDraftBytes,
      schema: {
        summary: 'What follows for customers from publishing edited files of a market',
        tags,
        params: idParams('market'),
        body: answers.settingsDraft,
        response: { 200: answers.settingsPlan, '4xx': answers.problem },
      },
      config: { operators: 'publish-settings' },
    },
    async (request): Promise<SettingsPlan> => {
      const { operator } = visitOf(request);
      const { base, edited } = await draftOf(operator, request.params.market, request.body);
      return context.turns.take(operator.id, () => planOfEdits(context, base, edited));
    },
  );

  app.post<{ Params: MarketParams; Headers: KeyHeader; Body: SettingsPublication }>(
    '/operator/api/settings/:market/publish',
    {
      bodyLimit: largestDraftBytes,
      schema: {
        summary: 'Publishes edited files of a market, once for each key',
        tags,
        params: idParams('market'),
        headers: keyHeader,
        body: answers.settingsPublication,
        response: { 200: answers.settingsPublished, '4xx': answers.problem },
      },
      config: { operators: 'publish-settings' },
    },
    async (request): Promise<SettingsPublished> => {
      const { operator } = visitOf(request);
      const { market } = request.params;
      const { reason } = request.body;
      const { base, edited } = await draftOf(operator, market, request.body);
      return publishSettings(context, base, edited, {
        operator,
        market,
        reason,
        key: request.headers['idempotency-key'],
      });
    },
  );
}
