import type { FastifyInstance } from 'fastify';
import { momentOf } from '../../core/manifest/timed-overrides.ts';
import { localTime, timeOf } from '../../core/timeslots/hut-clock.ts';
import type { HutOverrides, OverrideRequest } from '../../schemas/types/http/operators.ts';
import { beginOverride, endOverride, openOverrides } from '../overrides/override-repository.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound, ProblemError, wrongFields } from '../shell/problem-error.ts';
import { idParams } from '../shell/query-schemas.ts';
import { visitOf } from './guard-calls.ts';
import { type KeyHeader, keyHeader } from './hut-screen-routes.ts';
import { noteAction } from './operator-actions.ts';
import type { OperatorContext } from './operator-context.ts';
import { overridesOfHut } from './overrides-of-hut.ts';
import { ownHut } from './scoped-orders.ts';
import { wrongOverride } from './wrong-override.ts';

const tags = ['operators'];
const path = '/operator/api/huts/:sector/:id/overrides';
const answered = { 200: answers.hutOverrides, '4xx': answers.problem };

interface HutParams {
  readonly sector: string;
  readonly id: string;
}

/** What is changed at a hut for a while, from now or from later on, until its end or until it is ended [OPR-22]. */
export function registerHutOverrides(app: FastifyInstance, context: OperatorContext): void {
  const { db } = context.database;
  app.get<{ Params: HutParams }>(
    path,
    {
      schema: {
        summary: 'What holds at a hut for a while, and what can be sold out there',
        tags,
        params: idParams('sector', 'id'),
        response: answered,
      },
      config: { operators: 'see-orders' },
    },
    async (request): Promise<HutOverrides> => {
      const { sector, id } = request.params;
      await ownHut(context, visitOf(request).operator, sector, id);
      return overridesOfHut(context, { sector, hutId: id });
    },
  );

  app.post<{ Params: HutParams; Headers: KeyHeader; Body: OverrideRequest }>(
    path,
    {
      schema: {
        summary: 'Changes something at a hut for a while, once for each key',
        tags,
        params: idParams('sector', 'id'),
        headers: keyHeader,
        body: answers.overrideRequest,
        response: answered,
      },
      config: { operators: 'run-huts' },
    },
    async (request): Promise<HutOverrides> => {
      const { params, body, headers } = request;
      const { operator } = visitOf(request);
      const place = { sector: params.sector, hutId: params.id };
      const { market } = await ownHut(context, operator, params.sector, params.id);
      const before = await overridesOfHut(context, place);
      const override = { from: present(context, before.timeZone), ...body };
      const wrong = wrongOverride(override, before);
      if (wrong.length > 0) throw wrongFields(wrong);
      if (before.changes.length >= mostChanges) throw tooMany();
      const { until } = override;
      const overAt = until === undefined ? null : new Date(momentOf(until, before.timeZone));
      const action = {
        action: 'hut-changed',
        detail: { hut: `${params.sector}/${params.id}`, ...told(override) },
      };
      await db.transaction().execute(async (tx) => {
        const isFirst = await noteAction(tx, operator, {
          ...action,
          key: headers['idempotency-key'],
        });
        if (!isFirst) return;
        await beginOverride(tx, { ...place, market, override, operator: operator.email, overAt });
      });
      return overridesOfHut(context, place);
    },
  );

  app.post<{ Params: HutParams & { readonly overrideId: string } }>(
    `${path}/:overrideId/end`,
    {
      schema: {
        summary: 'Ends now what an operator changed at a hut',
        tags,
        params: idParams('sector', 'id', 'overrideId'),
        response: answered,
      },
      config: { operators: 'run-huts' },
    },
    async (request): Promise<HutOverrides> => {
      const { sector, id, overrideId } = request.params;
      const { operator } = visitOf(request);
      const place = { sector, hutId: id };
      await ownHut(context, operator, sector, id);
      const found = (await openOverrides(db, place)).find((one) => one.id === overrideId);
      if (!found) throw notFound('The change');
      await db.transaction().execute(async (tx) => {
        if (!(await endOverride(tx, place, overrideId))) return;
        const detail = { hut: `${sector}/${id}`, ...told(found.override) };
        await noteAction(tx, operator, { action: 'hut-change-ended', detail });
      });
      return overridesOfHut(context, place);
    },
  );
}

/** So many changes of one hut nobody looks through. */
const mostChanges = 50;

const tooMany = (): ProblemError =>
  new ProblemError(409, 'TOO_MANY_CHANGES', 'End some of what is changed at the hut first.');

/** The minute that the clock of a hut shows. */
function present({ now }: OperatorContext, timeZone: string): string {
  const { date, minutes } = localTime(timeZone, now());
  return `${date}T${timeOf(minutes)}`;
}

/** A change as the list of actions tells it. */
const told = ({ hours, ...override }: Partial<OverrideRequest>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({
      ...override,
      hours: hours?.map(({ disposition, open, close }) => `${disposition} ${open}-${close}`),
    }).flatMap(([key, value]) => (value === undefined ? [] : [[key, `${key}: ${String(value)}`]])),
  );
