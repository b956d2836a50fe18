import type { CSSObject, Theme } from '@emotion/react';
import { type ReactNode, Suspense } from 'react';
import { Heading } from '../../components/heading.tsx';
import { HeroScene } from '../../food-art/hero-scene.tsx';
import { masked } from '../../theme/masked.ts';
import { useWords } from '../../words/words-context.tsx';

const area = (theme: Theme): CSSObject => ({
  ...theme.featureArea,
  position: 'relative',
  overflow: 'clip',
});

const content = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: `calc(${theme.size.page} + 2 * ${theme.gutter})`,
  marginInline: 'auto',
  padding: `${theme.space(7)} ${theme.gutter} ${theme.space(8)}`,
  [theme.from.tablet]: {
    gridTemplateColumns: `minmax(0, ${theme.size.narrow}) 1fr`,
    gap: theme.space(7),
    paddingBlock: theme.space(14),
  },
});

const words = (theme: Theme): CSSObject => ({
  position: 'relative',
  display: 'grid',
  gap: theme.space(3),
  alignContent: 'start',
  gridColumn: 1,
  zIndex: theme.layer.raised,
  [theme.from.tablet]: { maxWidth: theme.size.panel },
  [theme.from.desktop]: { maxWidth: theme.size.narrow },
});

const leadLook = (theme: Theme): CSSObject => ({
  ...theme.textStyle.large,
  maxWidth: theme.size.dialogSmall,
  color: theme.muted,
});

/** What lies behind the words, `width` wide, is not to be seen; what is beside them is, within `fade`. */
const besideWords = ({ gutter, size }: Theme, width: string, fade: string): CSSObject => {
  const end = `max(${gutter}, (100% - ${size.page}) / 2) + ${width}`;
  return masked(
    `linear-gradient(to right, transparent calc(${end}), black calc(${end} + ${fade}))`,
  );
};

/**
 * How far the picture moves out of the way of the words: where a wide screen has hardly room for both, and where it
 * grows with a very wide one faster than they move in.
 */
const outOfTheWay = (theme: Theme): string =>
  `max(${theme.size.page} + ${theme.space(32)} - 100vw, 12vw - ${theme.space(28)})`;

/**
 * On a phone the picture is a band between the words and the card; on wider screens it lies behind them and fades
 * out before it reaches the words.
 */
const picture = (theme: Theme): CSSObject => ({
  height: theme.space(44),
  marginTop: theme.space(12),
  marginInline: `calc(-1 * ${theme.gutter})`,
  gridArea: '2 / 1',
  [theme.from.tablet]: {
    position: 'absolute',
    inset: 0,
    gridArea: 'auto',
    height: 'auto',
    margin: 0,
    overflow: 'clip',
    ...besideWords(theme, theme.size.panel, theme.space(22)),
  },
  [theme.from.desktop]: besideWords(
    theme,
    `${theme.size.dialogSmall} + ${theme.space(8)}`,
    theme.space(8),
  ),
});

/** The scene keeps its size however tall the area grows; the pizza runs over its edges. */
const scene = (theme: Theme): CSSObject => ({
  height: '100%',
  // No wider than the band is high, or the pizza would grow into the words above.
  '& > svg': {
    display: 'block',
    overflow: 'visible',
    maxWidth: theme.space(100),
    marginInlineStart: 'auto',
    [theme.from.tablet]: { maxWidth: '100%' },
  },
  [theme.from.tablet]: {
    position: 'absolute',
    insetInline: 0,
    top: '50%',
    height: theme.size.dialog,
    translate: '24% -50%',
  },
  [theme.from.desktop]: { translate: `${outOfTheWay(theme)} -50%` },
});

const widget = (theme: Theme): CSSObject => ({
  gridColumn: 1,
  position: 'relative',
  zIndex: theme.layer.raised,
  minWidth: 0,
  marginTop: `calc(-1 * ${theme.space(10)})`,
  '&:has([data-dims]:focus-visible)': { zIndex: theme.layer.header },
  [theme.from.tablet]: { marginTop: 0 },
});

/** Over the picture on a phone, beside the words on wider screens; its room is there before it is, so that nothing moves. */
const before = (theme: Theme): CSSObject => ({
  gridArea: '2 / 1',
  position: 'relative',
  zIndex: theme.layer.raised,
  minWidth: 0,
  minHeight: theme.space(68),
  paddingBlock: theme.space(4),
  [theme.from.tablet]: { gridArea: '1 / 2 / span 2', minHeight: 0, padding: 0 },
  [theme.from.desktop]: { justifySelf: 'end', width: '100%', maxWidth: theme.size.panel },
  '& + div': { marginTop: 0 },
});

interface HomeHeroProps {
  /** The sentence below the title. */
  readonly lead: string;
  /** The picture itself, where it has to stand in the page. */
  readonly inlineScene?: string | undefined;
  /** What comes before that for who comes back, once it is there; undefined for everybody else. */
  readonly again?: ReactNode;
  /** Where the visitor says where they are. */
  readonly children: ReactNode;
}

/** The first thing a visitor sees: the food, one sentence, and where to say where they are [SHL-41]. */
export const HomeHero = ({ lead, inlineScene, again, children }: HomeHeroProps) => {
  const { t } = useWords();
  return (
    <section css={area}>
      <div css={content}>
        <div css={words}>
          <Heading level={1} look="hero">
            {t('shell.home.title')}
          </Heading>
          <p css={leadLook}>{lead}</p>
        </div>
        {again ? (
          <div css={before}>
            <Suspense fallback={null}>{again}</Suspense>
          </div>
        ) : null}
        <div css={widget}>{children}</div>
        {/* Last, as it is long in the page: what lies around it has its place when it is painted. */}
        <div css={picture}>
          <div css={scene}>
            <HeroScene inline={inlineScene} />
          </div>
        </div>
      </div>
    </section>
  );
};
