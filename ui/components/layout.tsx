import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';

type Element =
  | 'div'
  | 'ul'
  | 'ol'
  | 'section'
  | 'header'
  | 'footer'
  | 'form'
  | 'main'
  | 'article'
  | 'li'
  | 'span';

interface LayoutProps {
  readonly children: ReactNode;
  readonly as?: Element | undefined;
  /** Room between children, in steps of the spacing scale (1 is about 4 px). */
  readonly gap?: number | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
}

interface RowProps extends LayoutProps {
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  readonly justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
  /** False keeps everything in one line. */
  readonly wrap?: boolean | undefined;
}

interface GridProps extends LayoutProps {
  /** Least width of a column: `tile` for small choices, `card` for menu cards. */
  readonly columns?: 'tile' | 'card' | undefined;
}

interface PageProps extends LayoutProps {
  readonly width?: 'narrow' | 'prose' | 'full' | undefined;
}

/** Safari forgets that a list without bullets is a list, unless it is told. */
const listRole = (element: Element): { role?: 'list' } =>
  element === 'ul' || element === 'ol' ? { role: 'list' } : {};

/** Children under each other. */
export function Stack({ children, as: As = 'div', gap = 4, ...rest }: LayoutProps) {
  const style = (theme: Theme): CSSObject => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: theme.space(gap),
  });
  return (
    <As {...rest} {...listRole(As)} css={style}>
      {children}
    </As>
  );
}

/** Children beside each other, wrapping where there is no room. */
export function Row({
  children,
  as: As = 'div',
  gap = 3,
  align = 'center',
  justify = 'start',
  wrap = true,
  ...rest
}: RowProps) {
  const style = (theme: Theme): CSSObject => ({
    display: 'flex',
    flexWrap: wrap ? 'wrap' : 'nowrap',
    gap: theme.space(gap),
    alignItems: align,
    justifyContent: justify,
  });
  return (
    <As {...rest} {...listRole(As)} css={style}>
      {children}
    </As>
  );
}

/** Children in as many columns of equal width as fit. */
export function Grid({ children, as: As = 'div', gap = 4, columns = 'card', ...rest }: GridProps) {
  const style = (theme: Theme): CSSObject => {
    const least = columns === 'card' ? theme.size.cardMin : theme.size.tileMin;
    return {
      display: 'grid',
      gap: theme.space(gap),
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
    };
  };
  return (
    <As {...rest} {...listRole(As)} css={style}>
      {children}
    </As>
  );
}

/** Holds a page's content to a comfortable width, with the page's side room. */
export function Page({ children, as: As = 'div', width = 'full', gap = 8, ...rest }: PageProps) {
  const style = (theme: Theme): CSSObject => {
    const most = { narrow: theme.size.narrow, prose: theme.size.prose, full: theme.size.page }[
      width
    ];
    return {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: theme.space(gap),
      width: '100%',
      maxWidth: `calc(${most} + 2 * ${theme.gutter})`,
      marginInline: 'auto',
      paddingInline: theme.gutter,
    };
  };
  return (
    <As {...rest} css={style}>
      {children}
    </As>
  );
}
