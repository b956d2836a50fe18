import type { ReactNode, Ref } from 'react';

interface HeadingProps {
  readonly children: ReactNode;
  /** Place in the outline of the page. */
  readonly level: 1 | 2 | 3 | 4;
  /** How it looks, where that differs from its place: `hero` is the largest, `heading` the smallest. */
  readonly look?: 'hero' | 'title' | 'section' | 'heading' | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  /** -1 lets a page move the focus here. */
  readonly tabIndex?: -1 | undefined;
}

const LOOKS = { 1: 'title', 2: 'section', 3: 'heading', 4: 'heading' } as const;

/** A heading in the display typeface. */
export function Heading({ level, look = LOOKS[level], ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} css={(theme) => theme.textStyle[look]} />;
}
