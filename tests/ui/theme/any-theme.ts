import fc from 'fast-check';
import { contrast } from '../../../core/theme/contrast.ts';
import type { Theme, ThemeFace } from '../../../schemas/types/theme.ts';
import { FACE_METRICS } from '../../../ui/theme/face-metrics.ts';

/** Any colour a theme file may hold. */
export const anyColour: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const anyFace = fc.constantFrom(...(Object.keys(FACE_METRICS) as ThemeFace[]));

/** A colour as dark as the page behind the cards may be. */
const anyGround = anyColour.filter((colour) => contrast(colour, '#ffffff') >= 15);

/** Any theme file that the schema allows, however unwise its colours. */
export const anyTheme: fc.Arbitrary<Theme> = fc.record({
  name: fc.constant('any'),
  accent: anyColour,
  feature: anyColour,
  ink: anyColour,
  surface: fc.record({
    hue: fc.integer({ min: 0, max: 360 }),
    tint: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  dark: fc.record(
    { accent: anyColour, feature: anyColour, ink: anyColour, ground: anyGround },
    { requiredKeys: [] },
  ),
  shape: fc.record({
    radius: fc.integer({ min: 0, max: 20 }),
    pill: fc.boolean(),
    elevation: fc.constantFrom('flat', 'soft', 'lifted'),
  }),
  density: fc.constantFrom('compact', 'regular', 'roomy'),
  type: fc.record({
    display: anyFace,
    displayWeight: fc.integer({ min: 400, max: 800 }),
    text: anyFace,
  }),
  tone: fc.constantFrom('quiet', 'friendly', 'bold'),
  motion: fc.constantFrom('none', 'subtle', 'lively'),
});
