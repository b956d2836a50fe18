import type { Visit } from '../../core/shell/environment.ts';

/** Reads what the visit brought in its landing address; unknown flag levels are ignored [SHL-20, SHL-21]. */
export const readVisit = (
  search: URLSearchParams,
  flagLevels: readonly string[],
  forceParameter: string,
): Visit => {
  const flag = search.get('flag');
  const utmOf = (name: string) => search.get(`utm_${name}`) ?? undefined;
  const [source, medium, campaign] = [utmOf('source'), utmOf('medium'), utmOf('campaign')];
  return {
    traceId: search.get('traceId') ?? crypto.randomUUID(),
    flagLevel: flag !== null && flagLevels.includes(flag) ? flag : 'none',
    language: search.get('lang') ?? undefined,
    channel: search.get('channel') ?? undefined,
    utm: {
      ...(source === undefined ? {} : { source }),
      ...(medium === undefined ? {} : { medium }),
      ...(campaign === undefined ? {} : { campaign }),
    },
    forcedVariants: forcedVariantsOf(search.get(forceParameter) ?? ''),
  };
};

/** Reads `experiment:variant,experiment:variant` [SHL-24]. */
const forcedVariantsOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const [experiment, variant] = pair.split(':');
      return experiment && variant ? [[experiment, variant]] : [];
    }),
  );
