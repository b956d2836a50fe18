import type { WordTree } from '../../core/shell/boot-data.ts';
import { wordsOfPages } from '../words/words-of-pages.ts';

const files = import.meta.glob<WordTree>('./words/*.json', { eager: true, import: 'default' });

/** The words of the simulator. */
export const { languages: simulatorLanguages, create: createSimulatorWords } = wordsOfPages(
  files,
  'host-simulator-language',
);
