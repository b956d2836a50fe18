import type { CSSObject, Theme } from '@emotion/react';
import { TextLink } from '../../components/text-link.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { externalLinks } from './external-links.ts';

const columns = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${theme.size.tileMin}), 1fr))`,
  gap: `${theme.space(1)} ${theme.space(6)}`,
  '& a': {
    ...theme.textStyle.small,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.size.touch,
    color: theme.colour.text,
    textDecorationColor: 'transparent',
  },
});

/** The links of the manifest, inside and outside the site, in its order [SHL-35, SHL-36]. */
export const FooterLinks = () => {
  const { t } = useWords();
  const { footer, links } = useEnvironment().market.manifest;
  return (
    <nav aria-label={t('shell.footer.label')}>
      <ul role="list" css={columns}>
        {footer.links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to}>{t(label)}</TextLink>
          </li>
        ))}
        {externalLinks(footer.externalLinks, links).map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href}>{t(label)}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
