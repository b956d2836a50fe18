import { type CSSObject, useTheme } from '@emotion/react';
import { Icon } from '../../../components/icon.tsx';
import type { MapMark } from './map-view.ts';
import { lineStyle, markStyle } from './pin-style.ts';
import { heightOverWidth, type Spot } from './plain-view.ts';

/** Units across a drawn map, and down it. */
export const width = 1000;
export const height = width * heightOverWidth;

export const onSpot: CSSObject = { position: 'absolute', transform: 'translate(-50%, -50%)' };

export const at = ({ x, y }: Spot): { readonly left: string; readonly top: string } => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
});

interface PlainLineProps {
  readonly spots: readonly Spot[];
  readonly isDone: boolean;
}

/** A line on a drawn map. */
export const PlainLine = ({ spots, isDone }: PlainLineProps) => {
  const { colour, width: strokeWidth, dashes } = lineStyle(useTheme(), { isDone });
  return (
    <polyline
      points={spots.map(({ x, y }) => `${x * width},${y * height}`).join(' ')}
      fill="none"
      stroke={colour}
      strokeWidth={strokeWidth}
      strokeDasharray={dashes}
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  );
};

/** A mark on a drawn map. */
export const PlainMark = ({ mark, spot }: { readonly mark: MapMark; readonly spot: Spot }) => (
  <span
    css={(theme) => ({ ...markStyle(theme, mark), ...onSpot })}
    style={at(spot)}
    role="img"
    aria-label={mark.label}
    title={mark.label}
  >
    <Icon name={mark.icon} />
  </span>
);
