import type { CSSObject, Theme } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(3),
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: theme.size.touch,
  cursor: 'pointer',
  '&:has(:disabled)': { color: theme.colour.disabled.on, cursor: 'not-allowed' },
});

const track = (theme: Theme): CSSObject => ({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: theme.size.touch,
  height: theme.size.iconLarge,
  margin: 0,
  border: theme.border.control,
  borderRadius: theme.radius.pill,
  backgroundColor: theme.colour.sunken,
  cursor: 'inherit',
  transition: theme.transition('background-color', 'border-color'),
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: theme.width.ring,
    left: theme.width.ring,
    aspectRatio: '1',
    borderRadius: theme.radius.pill,
    backgroundColor: theme.colour.lineStrong,
    transition: `translate ${theme.motion.medium} ${theme.motion.spring}`,
  },
  '&:checked': { backgroundColor: theme.colour.accent.text, borderColor: theme.colour.accent.text },
  '&:checked::before': {
    backgroundColor: theme.colour.surface,
    translate: `calc(${theme.size.touch} - ${theme.size.iconLarge})`,
  },
  '&:disabled': { opacity: 0.5 },
  [theme.when.forcedColours]: { appearance: 'auto', '&::before': { content: 'none' } },
});

const hintStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'block',
  color: theme.muted,
});

/** Turns something on or off at once, without a save button. */
export function Switch({ label, hint, checked, onChange, disabled, className }: SwitchProps) {
  const id = useId();
  return (
    <label css={row} className={className}>
      <span>
        <span id={id}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} css={hintStyle}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        css={track}
      />
    </label>
  );
}
