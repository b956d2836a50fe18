import type { CSSObject, Theme } from '@emotion/react';
import { Heading } from '../../components/heading.tsx';
import { HeroScene } from '../../food-art/hero-scene.tsx';
import { useVariant } from '../../use-variant.ts';
import { useWords } from '../../words/words-context.tsx';
import { LocalisationWidget } from './localisation-widget.tsx';

const area = (theme: Theme): CSSObject => ({
  ...theme.featureArea,
  position: 'relative',
  display: 'grid',
});

/** On a phone the picture lies above the words, on wider screens behind and beside them. */
const picture = (theme: Theme): CSSObject => ({
  gridArea: '1 / 1',
  height: theme.size.listMost,
  overflow: 'hidden',
  [theme.from.tablet]: { position: 'absolute', inset: 0, height: 'auto' },
});

const content = (theme: Theme): CSSObject => ({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'grid',
  gap: theme.space(6),
  width: '100%',
  maxWidth: `calc(${theme.size.page} + 2 * ${theme.gutter})`,
  marginInline: 'auto',
  padding: `${theme.space(7)} ${theme.gutter} ${theme.space(8)}`,
  [theme.from.tablet]: {
    gridTemplateColumns: `minmax(0, ${theme.size.dialogSmall}) 1fr`,
    paddingBlock: theme.space(14),
  },
});

const words = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(3),
  alignContent: 'start',
  maxWidth: theme.size.dialogSmall,
  minHeight: theme.size.panel,
  gridColumn: 1,
  [theme.from.tablet]: { minHeight: 0 },
});

const lead = (theme: Theme): CSSObject => ({ ...theme.textStyle.large, color: theme.muted });

const widget = (theme: Theme): CSSObject => ({
  gridColumn: 1,
  position: 'relative',
  marginTop: `calc(-1 * ${theme.space(24)})`,
  '&:has([data-dims]:focus-visible)': { zIndex: theme.layer.header },
  [theme.from.tablet]: { marginTop: 0 },
});

/** The first thing a visitor sees: the food, one sentence, and where to say where they are. */
export const HomeHero = () => {
  const { t } = useWords();
  const variant = useVariant('homepage-variant');
  return (
    <section css={area}>
      <div css={picture}>
        <HeroScene />
      </div>
      <div css={content}>
        <div css={words}>
          <Heading level={1} look="hero">
            {t('shell.home.title')}
          </Heading>
          <p css={lead}>
            {t(variant === 'control' ? 'shell.home.lead' : 'shell.home.leadVariant')}
          </p>
        </div>
        <div css={widget}>
          <LocalisationWidget />
        </div>
      </div>
    </section>
  );
};
