import type { CSSObject, Theme } from '@emotion/react';

/** How the mark stands in the header; a name that has no room in its line is left away whole. */
export const logoLook = (theme: Theme): CSSObject => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: theme.space(2),
  alignItems: 'center',
  height: theme.size.touch,
  minWidth: theme.space(9),
  overflow: 'hidden',
  marginInlineEnd: theme.space(3),
  borderRadius: theme.radius.small,
  color: theme.colour.text,
  textDecoration: 'none',
});

const word = (theme: Theme): CSSObject => ({
  ...theme.textStyle.heading,
  fontSize: theme.font.size.heading,
  lineHeight: 1,
});

/** The mouth of an oven with a flame in it, in the colours of the market. */
export const Emblem = () => (
  <svg
    viewBox="0 0 32 32"
    aria-hidden
    css={(theme: Theme) => ({ width: theme.space(9), height: theme.space(9), flex: 'none' })}
  >
    <path
      d="M2 29V16.5C2 8.5 8.2 2.5 16 2.5S30 8.500 30 16.5V29a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1z"
      css={(theme: Theme) => ({ fill: theme.colour.accent.fill })}
    />
    <path
      d="M7 30V17.500C7 12.200 11 8.200 16 8.200s9 4 9 9.300V30z"
      css={(theme: Theme) => ({ fill: theme.colour.accent.on })}
    />
    <path
      d="M16.600 12.500c.5 3.200 4.900 5.400 4.900 10.200A5.500 5.500 0 0 1 16 28.300a5.500 5.500 0 0 1-5.500-5.600c0-2.500 1.400-4.100 2.700-5.400.2 1.600.7 2.500 1.700 3 .3-2.500-.2-5.400 1.700-7.800z"
      css={(theme: Theme) => ({ fill: theme.colour.accent.fill })}
    />
  </svg>
);

/** The market's name as its mark. */
export const LogoMark = ({ name }: { readonly name: string }) => (
  <>
    <Emblem />
    <span css={word}>{name}</span>
  </>
);
