import type { FooterExternalLink, LinkSettings } from '../../../schemas/types/manifest/site.ts';

/** The footer's links out of the site; one whose address the market does not give is left out [SHL-36]. */
export const externalLinks = (
  wanted: readonly FooterExternalLink[],
  links: LinkSettings,
): readonly { readonly href: string; readonly label: string }[] => {
  const known = new Map(Object.entries(links));
  return wanted.flatMap(({ link, label }) => {
    const href: unknown = known.get(link);
    return typeof href === 'string' ? [{ href, label }] : [];
  });
};
