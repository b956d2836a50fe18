import {
  sessionSettings,
  type SessionSettingsFacts,
} from '../../client/experiments/session-settings.ts';
import type { Visit } from '../../client/kernel/environment.ts';

/** Reads what the visit brought in its landing address or earlier in its session [SHL-20, SHL-21, SHL-24]. */
export const readVisit = (facts: SessionSettingsFacts): Visit => {
  const { search } = facts;
  const utmOf = (name: string) => search.get(`utm_${name}`) ?? undefined;
  const [source, medium, campaign] = [utmOf('source'), utmOf('medium'), utmOf('campaign')];
  return {
    traceId: search.get('traceId') ?? crypto.randomUUID(),
    language: search.get('lang') ?? undefined,
    channel: search.get('channel') ?? undefined,
    utm: {
      ...(source === undefined ? {} : { source }),
      ...(medium === undefined ? {} : { medium }),
      ...(campaign === undefined ? {} : { campaign }),
    },
    ...sessionSettings(facts),
  };
};
