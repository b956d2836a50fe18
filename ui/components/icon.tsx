import type { CSSObject, Theme } from '@emotion/react';
import { ICON_SHAPES } from './icon-shapes.ts';
import type { IconName } from './icon-shapes.ts';

export type { IconName } from './icon-shapes.ts';

interface IconProps {
  readonly name: IconName;
  readonly size?: 'small' | 'medium' | 'large' | 'huge' | undefined;
  /** Fills the shape with the colour of the text; for stars and other marks that are on or off. */
  readonly filled?: boolean | undefined;
  /** What the icon says, where no words beside it say it. Without it the icon is hidden from screen readers. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const style =
  (size: NonNullable<IconProps['size']>) =>
  ({ size: sizes }: Theme): CSSObject => {
    const edge = {
      small: sizes.iconSmall,
      medium: sizes.icon,
      large: sizes.iconLarge,
      huge: sizes.iconHuge,
    }[size];
    return { width: edge, height: edge, flex: 'none' };
  };

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 'medium', filled = false, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={size === 'huge' ? 1.1 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      css={style(size)}
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={ICON_SHAPES[name]} />
    </svg>
  );
}
