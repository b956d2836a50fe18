import type { RedirectRewrite } from '../../schemas/types/manifest/localisation.ts';

/** A place in the application. */
export interface Target {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The order page a customer lands on when no other was asked for [SHL-06]. */
export const landingTarget = (initialRoute: string): Target => ({
  pathname: `/order/${initialRoute}/`,
  search: '',
  hash: '',
});

/** Whether a target is one deal or discount: the customer came for a promotion [LOC-57]. */
export const leadsToPromo = (target: Target | undefined): boolean =>
  target !== undefined &&
  /^\/order\/(deal|discount)\/?$/.test(target.pathname) &&
  new URLSearchParams(target.search).has('id');

/** Rewrites a target by the first rule that fits its search; one that was rewritten already stays [LOC-45]. */
export const rewriteTarget = (
  target: Target,
  rewrites: readonly RedirectRewrite[],
  sector: string,
): Target => {
  const rule = rewrites.find(
    ({ contains, replacement, sectors }) =>
      target.search.includes(contains) &&
      (sectors === undefined || sectors.includes(sector)) &&
      (replacement === undefined || !target.search.includes(replacement)),
  );
  if (!rule) return target;
  if (rule.path !== undefined) return { pathname: rule.path, search: '', hash: '' };
  const search = target.search.replace(rule.contains, rule.replacement ?? rule.contains);
  return { ...target, search };
};
