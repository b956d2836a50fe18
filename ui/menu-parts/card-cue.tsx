import type { CSSObject, Theme } from '@emotion/react';
import { Icon } from '../components/icon.tsx';

const cue = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'inline-flex',
  gap: theme.space(0.5),
  alignItems: 'center',
  flex: 'none',
  color: theme.colour.accent.text,
  fontWeight: theme.font.weight.strong,
});

/** Says on a card that there is more to choose; the whole card is the button. */
export const CardCue = ({ children }: { readonly children: string }) => (
  <span aria-hidden css={cue}>
    {children}
    <Icon name="chevron-right" size="small" />
  </span>
);
