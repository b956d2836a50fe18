import { useTheme } from '@emotion/react';
import { useEffect } from 'react';
import type { NativeApp } from '../../../core/shell/ports.ts';

/** Tells the app the colours of the market, once it wants to know [HST-04]. */
export const useToldTheme = (native: NativeApp): void => {
  const { accent, canvas, text } = useTheme().colour;
  const isWanted = native.accepts('theme');
  useEffect(() => {
    if (!isWanted) return;
    const payload = { accent: accent.fill, onAccent: accent.on, background: canvas, text };
    native.post({ type: 'THEME', payload });
  }, [accent, canvas, isWanted, native, text]);
};
