import type { Scheme } from '../../core/theme/ground.ts';
import type { Theme } from '../../schemas/types/theme.ts';

/** The look of the operators' console: calm, dense and readable at arm's length; no market's own. */
export const consoleTheme: Theme = {
  name: 'Console: basil and slate',
  accent: '#0d6b4f',
  feature: '#12352c',
  ink: '#14211d',
  surface: { hue: 165, tint: 0.3 },
  shape: { radius: 10, pill: false, elevation: 'soft' },
  density: 'regular',
  type: { display: 'bricolage-grotesque', displayWeight: 700, text: 'inter' },
  tone: 'quiet',
  motion: 'subtle',
};

/** Its screens hang in kitchens and offices, where one look serves everybody. */
export const consoleSchemes: readonly Scheme[] = ['light'];
