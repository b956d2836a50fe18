import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientManifest } from '../../core/manifest/client-manifest.ts';
import type { RunningMarket } from '../../server/markets/running-market.ts';
import type { Theme } from '../../schemas/types/theme.ts';
import { root } from '../../tools/tasks/project.ts';
import { noPictures } from '../core/menu/no-pictures.ts';
import { testManifest } from '../core/test-market.ts';

const settings = testManifest('uk');
const noFile = {
  defaults: { file: '', content: undefined },
  market: { file: '', content: undefined },
};
const theme = JSON.parse(readFileSync(join(root, 'markets/uk/theme.json'), 'utf8')) as Theme;

/** A market as the server serves it, whose name, host, description and words for the browser are a text. */
export function hostileMarket(text: string): RunningMarket {
  const manifest = { ...settings, name: text, hosts: [text] };
  const words = {
    page: { title: 'Plain {{name}}', description: text },
    'email-sign-in': {
      mail: {
        resetSubject: 'Plain {{name}}',
        resetTitle: '{{name}}',
        resetBody: '{{code}} {{name}}',
        resetClosing: '{{name}}',
      },
    },
    deals: { title: text },
  };
  return {
    id: 'uk',
    market: { manifest, plugins: [] } as unknown as RunningMarket['market'],
    manifestAt: () => manifest,
    manifestWith: () => manifest,
    overridesAt: () => [],
    timeZone: 'UTC',
    clientManifest: { name: text } as unknown as ClientManifest,
    theme,
    locales: ['en-GB'],
    words: () => words,
    pageWords: () => words,
    page: () => undefined,
    catalogue: undefined,
    settings: { ...noFile, catalogue: {} },
    pictures: noPictures,
    takePhotos: () => [],
    untranslated: {},
    revision: 'x',
  };
}
