import type { FaceId } from './face-metrics.ts';

/** A market's `theme.json`; what each property means stands in `schemas/theme.schema.json`. */
export interface ThemeFile {
  readonly $schema?: string;
  readonly name: string;
  readonly accent: string;
  readonly feature: string;
  readonly ink: string;
  readonly surface: { readonly hue: number; readonly tint: number };
  readonly shape: {
    readonly radius: number;
    readonly pill: boolean;
    readonly elevation: 'flat' | 'soft' | 'lifted';
  };
  readonly density: 'compact' | 'regular' | 'roomy';
  readonly type: {
    readonly display: FaceId;
    readonly displayWeight: number;
    readonly text: FaceId;
  };
  readonly tone: 'quiet' | 'friendly' | 'bold';
  readonly motion: 'none' | 'subtle' | 'lively';
}
