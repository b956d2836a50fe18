import { paletteOf } from '../../core/theme/scheme-palette.ts';
import type { Theme as ThemeFile } from '../../schemas/types/theme.ts';
import { yieldToMain } from '../platform/yield-to-main.ts';

/** Works out the colours that the first render wants, a scheme at a time, so that a tap meanwhile is answered. */
export async function prepareTheme(theme: ThemeFile): Promise<void> {
  paletteOf(theme, 'light');
  await yieldToMain();
  paletteOf(theme, 'dark');
}
