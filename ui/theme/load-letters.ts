import type { ThemeFace } from '../../schemas/types/theme.ts';
import { FACE_METRICS } from './face-metrics.ts';

/**
 * Fetches what a face draws some letters with, which may be a file that no word so far is in: where it came after them,
 * everything would be laid out twice. Where it does not come, the stand-in draws them.
 */
export const loadLetters = (face: ThemeFace, letters: string): void => {
  if (letters === '' || !('fonts' in document)) return;
  void document.fonts.load(`1em "${FACE_METRICS[face].family}"`, letters).catch(() => undefined);
};
