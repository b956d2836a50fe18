import type { CSSObject, Theme } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

const look = (theme: Theme): CSSObject => ({
  ...theme.plainArea,
  position: 'fixed',
  zIndex: theme.layer.overlay,
  insetInline: 0,
  bottom: 0,
  padding: `${theme.space(4)} ${theme.gutter} calc(${theme.space(4)} + ${theme.safeBottom})`,
  backgroundColor: theme.colour.surface,
  boxShadow: theme.shadow.floating,
  [theme.from.tablet]: {
    insetInline: 'auto',
    right: theme.gutter,
    bottom: theme.space(5),
    width: theme.size.narrow,
    padding: theme.space(5),
    borderRadius: theme.radius.card,
  },
});

/** Accept comes first where the buttons stand under each other [SHL-47]. */
const buttons =
  (stackedAt: number) =>
  (theme: Theme): CSSObject => ({
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'flex-end',
    gap: theme.space(3),
    paddingTop: theme.space(4),
    [`@media (max-width: ${stackedAt}px)`]: { flexDirection: 'column' },
  });

interface ConsentBannerProps {
  readonly onAnswered: () => void;
}

/** Asks for consent, where the market wants it asked for [SHL-45, SHL-46, SHL-47]. */
export default function ConsentBanner({ onAnswered }: ConsentBannerProps) {
  const { t } = useWords();
  const { market } = useEnvironment();
  const { analyticsGroup } = market.manifest.consent;
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    // What the focus moves to comes to rest above the banner, not under it.
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${banner.current?.offsetHeight ?? 0}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
  const answer = (groups: readonly string[]) => {
    market.extensions.one('consent').answer(groups);
    onAnswered();
  };
  return (
    <section ref={banner} aria-label={t('shell.consent.label')} css={look}>
      <Text>
        {t('shell.consent.message')} <TextLink to="/cookies/">{t('shell.consent.more')}</TextLink>
      </Text>
      <div css={buttons(market.manifest.ui.consentMobileWidth)}>
        <Button onClick={() => answer([analyticsGroup])}>{t('shell.consent.accept')}</Button>
        <Button variant="secondary" onClick={() => answer([])}>
          {t('shell.consent.refuse')}
        </Button>
      </div>
    </section>
  );
}
