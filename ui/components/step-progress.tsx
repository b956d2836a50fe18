import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@emotion/react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** One step of a process. */
export interface Step {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Small words below, such as the time it was reached. */
  readonly detail?: string | undefined;
}

interface StepProgressProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Index of the step under way; the number of steps when all are done. */
  readonly current: number;
  /** Words for screen readers after the name of a step: "done", "under way", "to come". */
  readonly stateLabels: {
    readonly done: string;
    readonly current: string;
    readonly upcoming: string;
  };
  readonly className?: string | undefined;
}

type StepState = keyof StepProgressProps['stateLabels'];

/** How far a step is when the step at index `current` is under way. */
export function stepState(index: number, current: number): StepState {
  if (index < current) return 'done';
  return index === current ? 'current' : 'upcoming';
}

const breathe = keyframes({ '50%': { boxShadow: '0 0 0 var(--reach) transparent' } });

const list = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(5),
  [theme.from.tablet]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: theme.space(2) },
});

/** The line from the step before: upwards in a column. */
const lineUp = (theme: Theme): CSSObject => ({
  content: '""',
  position: 'absolute',
  width: theme.width.ring,
  height: theme.space(5),
  left: `calc(${theme.size.touch} / 2 - ${theme.width.thick})`,
  bottom: '100%',
});

/** The line from the step before: to the left in a row. */
const lineLeft = (theme: Theme): CSSObject => ({
  width: `calc(100% - ${theme.size.touch} + ${theme.space(2)})`,
  height: theme.width.ring,
  left: 'auto',
  bottom: 'auto',
  right: `calc(50% + ${theme.size.touch} / 2)`,
  top: `calc(${theme.size.touch} / 2 - ${theme.width.thin})`,
});

const item =
  (state: StepState) =>
  (theme: Theme): CSSObject => {
    const reached = state !== 'upcoming';
    const lineColour = reached ? theme.colour.accent.mark : theme.colour.line;
    return {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: `${theme.size.touch} 1fr`,
      columnGap: theme.space(3),
      alignItems: 'center',
      color: reached ? theme.colour.text : theme.colour.textMuted,
      '&:not(:first-of-type)::before': { ...lineUp(theme), backgroundColor: lineColour },
      [theme.from.tablet]: {
        gridTemplateColumns: '1fr',
        justifyItems: 'center',
        alignContent: 'start',
        rowGap: theme.space(2),
        textAlign: 'center',
        '&:not(:first-of-type)::before': lineLeft(theme),
      },
    };
  };

const dot =
  (state: StepState) =>
  (theme: Theme): CSSObject => {
    const { accent, lineStrong, surface, textMuted } = theme.colour;
    const looks: Record<StepState, CSSObject> = {
      done: { backgroundColor: accent.text, borderColor: accent.text, color: surface },
      current: {
        borderColor: accent.mark,
        color: accent.text,
        backgroundColor: accent.soft,
        '--reach': theme.space(2),
        boxShadow: `0 0 0 0 ${accent.mark}`,
        animation: `${breathe} 2s ease-out infinite`,
      },
      upcoming: { borderColor: lineStrong, color: textMuted, backgroundColor: surface },
    };
    return {
      display: 'grid',
      placeItems: 'center',
      width: theme.size.touch,
      height: theme.size.touch,
      border: `${theme.width.thick} solid`,
      borderRadius: theme.radius.pill,
      ...looks[state],
    };
  };

const words =
  (state: StepState) =>
  (theme: Theme): CSSObject => ({
    minWidth: 0,
    fontWeight: state === 'current' ? theme.font.weight.strong : theme.font.weight.regular,
    lineHeight: theme.font.leading.snug,
  });

const detailStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.tiny,
  display: 'block',
  color: theme.muted,
  fontWeight: theme.font.weight.regular,
});

/** The steps of a process and how far it is: a column on phones, a row on wider screens. */
export function StepProgress({ label, steps, current, stateLabels, className }: StepProgressProps) {
  return (
    <ol role="list" aria-label={label} css={list} className={className}>
      {steps.map((step, index) => {
        const state = stepState(index, current);
        return (
          <li
            key={step.id}
            css={item(state)}
            {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
          >
            <span css={dot(state)}>
              <Icon name={state === 'done' ? 'check' : (step.icon ?? 'clock')} />
            </span>
            <span css={words(state)}>
              {step.label}
              <VisuallyHidden>{`, ${stateLabels[state]}`}</VisuallyHidden>
              {step.detail && <span css={detailStyle}>{step.detail}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
