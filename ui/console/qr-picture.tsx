import type { CSSObject, Theme } from '@emotion/react';
import { encode } from 'uqr';

const look = (theme: Theme): CSSObject => ({
  width: theme.size.cardMin,
  maxWidth: '100%',
  marginInline: 'auto',
  borderRadius: theme.radius.field,
  backgroundColor: 'white',
});

/** A text to be scanned. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const dots = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} css={look}>
      <path d={dots} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
