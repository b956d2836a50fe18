import type { CSSObject, Theme } from '@emotion/react';
import { Button } from '../../components/button.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** Stands above the header in the flow of the page, so that it lies over nothing [SHP-12]. */
const look = (theme: Theme): CSSObject => ({
  ...theme.plainArea,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space(0.5)} ${theme.space(5)}`,
  alignItems: 'center',
  justifyContent: 'center',
  padding: `${theme.space(1)} ${theme.gutter}`,
  borderBottom: theme.border.hairline,
  backgroundColor: theme.colour.surface,
});

/** The rest of the question stays away where a fifth of the screen has no room for it. */
const promise = (theme: Theme): CSSObject => ({
  display: 'none',
  [theme.from.tablet]: { display: 'inline' },
});

/** Accept comes first where the buttons stand under each other [SHL-47]. */
const buttons =
  (stackedAt: number) =>
  (theme: Theme): CSSObject => ({
    display: 'flex',
    flexDirection: 'row-reverse',
    gap: theme.space(2),
    [`@media (max-width: ${stackedAt}px)`]: {
      flexDirection: 'column',
      gap: theme.space(1),
      width: '100%',
    },
  });

interface ConsentBannerProps {
  readonly onAnswered: () => void;
}

/** Asks for consent, where the market wants it asked for [SHL-45, SHL-46, SHL-47]. */
export const ConsentBanner = ({ onAnswered }: ConsentBannerProps) => {
  const { t } = useWords();
  const { market } = useEnvironment();
  const { analyticsGroup } = market.manifest.consent;
  const answer = (groups: readonly string[]) => {
    market.extensions.one('consent').answer(groups);
    onAnswered();
  };
  return (
    <section aria-label={t('shell.consent.label')} css={look}>
      <Text size="tiny">
        {t('shell.consent.message')} <span css={promise}>{t('shell.consent.promise')} </span>
        <TextLink to="/cookies/">{t('shell.consent.more')}</TextLink>
      </Text>
      <div css={buttons(market.manifest.ui.consentMobileWidth)}>
        <Button size="small" onClick={() => answer([analyticsGroup])}>
          {t('shell.consent.accept')}
        </Button>
        <Button size="small" variant="secondary" onClick={() => answer([])}>
          {t('shell.consent.refuse')}
        </Button>
      </div>
    </section>
  );
};
