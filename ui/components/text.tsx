import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';

interface TextProps {
  readonly children: ReactNode;
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | undefined;
  readonly size?: 'large' | 'body' | 'small' | 'tiny' | 'label' | undefined;
  readonly tone?: 'normal' | 'muted' | 'accent' | 'success' | 'danger' | undefined;
  readonly strong?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

const look =
  (size: NonNullable<TextProps['size']>, tone: NonNullable<TextProps['tone']>, strong: boolean) =>
  (theme: Theme): CSSObject => {
    const colours = {
      normal: 'inherit',
      muted: theme.muted,
      accent: theme.colour.accent.text,
      success: theme.colour.success.text,
      danger: theme.colour.danger.text,
    };
    return {
      ...theme.textStyle[size],
      color: colours[tone],
      ...(strong ? { fontWeight: theme.font.weight.strong } : {}),
    };
  };

/** Words in the text typeface. */
export function Text({
  as: Element = 'p',
  size = 'body',
  tone = 'normal',
  strong = false,
  ...rest
}: TextProps) {
  return <Element {...rest} css={look(size, tone, strong)} />;
}
