import { useEffect } from 'react';
import type { NativeApp } from '../../../core/shell/ports.ts';
import type { Palette } from '../../../core/theme/scheme-palette.ts';
import { useShownColours } from '../../components/use-shown-colours.ts';

const told = ({ accent, canvas, text }: Palette) => ({
  accent: accent.fill,
  onAccent: accent.on,
  background: canvas,
  text,
});

/** Tells the app the colours of the market, once it wants to know, and when the page turns dark or light [HST-04]. */
export const useToldTheme = (native: NativeApp): void => {
  const payload = useShownColours(told);
  const isWanted = native.accepts('theme');
  useEffect(() => {
    if (isWanted) native.post({ type: 'THEME', payload });
  }, [isWanted, native, payload]);
};
