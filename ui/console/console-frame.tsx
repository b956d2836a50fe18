import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { mayOperator, type OperatorRight } from '../../core/operators/operator-roles.ts';
import { Button } from '../components/button.tsx';
import { Icon, type IconName } from '../components/icon.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { useWords } from '../words/words-context.tsx';
import { useConsole } from './console-context.tsx';
import { WordsSwitch } from '../words/words-switch.tsx';
import { consoleLanguages } from './console-words.ts';

const bar = (theme: Theme): CSSObject => ({
  ...theme.featureArea,
  position: 'sticky',
  top: 0,
  zIndex: theme.layer.header,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space(4)}`,
  alignItems: 'center',
  padding: `${theme.space(1.5)} ${theme.gutter}`,
});

const brand = (theme: Theme): CSSObject => ({
  ...theme.textStyle.heading,
  fontFamily: theme.textStyle.title.fontFamily ?? 'inherit',
});

/** A row of its own where there is no room beside the brand. */
const links = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  order: 1,
  flexBasis: '100%',
  [theme.from.desktop]: { order: 0, flex: 1 },
});

const linkIcon = (theme: Theme): CSSObject => ({
  display: 'none',
  [theme.from.desktop]: { display: 'block' },
});

const link = (theme: Theme): CSSObject => ({
  ...theme.textStyle.body,
  display: 'inline-flex',
  gap: theme.space(2),
  alignItems: 'center',
  minHeight: theme.size.touch,
  padding: `0 ${theme.space(3)}`,
  borderRadius: theme.radius.field,
  fontWeight: theme.font.weight.medium,
  color: 'inherit',
  textDecoration: 'none',
  [theme.when.hover]: { '&:hover': { textDecoration: 'underline' } },
  '&[aria-current="page"]': {
    backgroundColor: theme.colour.feature.on,
    color: theme.colour.feature.fill,
  },
});

const who = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(2),
  alignItems: 'center',
  marginInlineStart: 'auto',
});

const name = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  color: theme.muted,
  display: 'none',
  [theme.from.desktop]: { display: 'inline' },
});

const page = (theme: Theme): CSSObject => ({
  padding: `${theme.space(5)} ${theme.gutter} ${theme.space(8)}`,
  '&:focus': { outline: 'none' },
});

const pages: readonly {
  to: string;
  word: 'huts' | 'orders' | 'figures' | 'pictures' | 'settings' | 'audit';
  icon: IconName;
  right: OperatorRight;
}[] = [
  { to: '/', word: 'huts', icon: 'store', right: 'see-orders' },
  { to: '/orders', word: 'orders', icon: 'bag', right: 'see-orders' },
  { to: '/figures', word: 'figures', icon: 'target', right: 'see-figures' },
  { to: '/pictures', word: 'pictures', icon: 'picture', right: 'change-pictures' },
  { to: '/settings', word: 'settings', icon: 'edit', right: 'see-settings' },
  { to: '/audit', word: 'audit', icon: 'lock', right: 'read-audit' },
];

/** The head of every page of the console, and the place of the page below it. */
export function ConsoleFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  const { api, profile, leave } = useConsole();
  const signOut = () => api.signOut(false).then(leave, leave);
  return (
    <>
      <SkipLink target="page">{t('frame.skip')}</SkipLink>
      <header css={bar}>
        <span css={brand}>{t('frame.brand')}</span>
        <nav aria-label={t('frame.pages')} css={links}>
          {pages
            .filter(({ right }) => mayOperator(profile.role, right))
            .map(({ to, word, icon }) => (
              <NavLink key={to} to={to} end={to === '/'} css={link}>
                <Icon name={icon} css={linkIcon} />
                {t(`frame.${word}`)}
              </NavLink>
            ))}
        </nav>
        <div css={who}>
          <span css={name}>{profile.name}</span>
          <WordsSwitch label={t('frame.language')} languages={consoleLanguages} />
          <Button variant="inverse" size="small" onClick={() => void signOut()}>
            {t('frame.signOut')}
          </Button>
        </div>
      </header>
      <main id="page" tabIndex={-1} css={page}>
        {children}
      </main>
    </>
  );
}
