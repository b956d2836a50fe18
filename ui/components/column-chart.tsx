import type { CSSObject, Theme } from '@emotion/react';

/** A column of a chart. */
export interface Column {
  readonly label: string;
  readonly value: number;
  /** The value as it is read. */
  readonly text: string;
}

interface ColumnChartProps {
  /** What the chart shows, and what stands out in it: everything there is to know without seeing it. */
  readonly description: string;
  readonly columns: readonly Column[];
  /** The largest value as it is read, at the top of the chart. */
  readonly top: string;
}

/** Shares of a column's place that it fills. */
const filled = 0.72;

/** Height of the drawing in its own units; the chart stretches it. */
const height = 100;

const frame = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${theme.space(1)} ${theme.space(3)}`,
  ...theme.textStyle.small,
  color: theme.muted,
  fontVariantNumeric: 'tabular-nums',
});

const scale: CSSObject = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'end',
};

const drawing = (theme: Theme): CSSObject => ({
  display: 'block',
  width: '100%',
  height: theme.space(44),
  borderBottom: theme.border.hairline,
  rect: { fill: theme.colour.accent.fill },
  'rect:hover': { fill: theme.colour.accent.hover },
  line: { stroke: theme.colour.line },
  [theme.when.forcedColours]: { rect: { fill: 'CanvasText' } },
});

const labels: CSSObject = { gridColumn: 2, display: 'flex', justifyContent: 'space-between' };

/** First, middle and last, or all where there are few. */
const shownOf = (columns: readonly Column[]): readonly Column[] =>
  columns.length <= 3
    ? columns
    : [0, Math.floor((columns.length - 1) / 2), columns.length - 1].flatMap(
        (index) => columns[index] ?? [],
      );

/** Values side by side, drawn by tokens of the theme. What it shows is also to stand in a table. */
export function ColumnChart({ description, columns, top }: ColumnChartProps) {
  const most = Math.max(0, ...columns.map(({ value }) => value));
  const heightOf = (value: number) => (most === 0 ? 0 : (value / most) * height);
  return (
    <div css={frame}>
      <div css={scale} aria-hidden>
        <span>{top}</span>
        <span>0</span>
      </div>
      <svg
        role="img"
        aria-label={description}
        viewBox={`0 0 ${columns.length} ${height}`}
        preserveAspectRatio="none"
        css={drawing}
      >
        <line x1={0} x2={columns.length} y1={0} y2={0} vectorEffect="non-scaling-stroke" />
        <line
          x1={0}
          x2={columns.length}
          y1={height / 2}
          y2={height / 2}
          vectorEffect="non-scaling-stroke"
        />
        {columns.map(({ label, value, text }, index) => (
          <rect
            key={label}
            x={index + (1 - filled) / 2}
            width={filled}
            y={height - heightOf(value)}
            height={heightOf(value)}
          >
            <title>{`${label}: ${text}`}</title>
          </rect>
        ))}
      </svg>
      <div css={labels} aria-hidden>
        {shownOf(columns).map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}
