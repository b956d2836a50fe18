import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Theme } from '../../schemas/types/theme.ts';
import type { DeploymentFolders } from '../../server/markets/read-deployment.ts';
import type { BuildScope } from './build-scope.ts';

const standIn = '\0other-face';
const faceFile = /^@fontsource-variable\/([a-z0-9-]+)\/files\//;

/** Leaves the typefaces of other markets out of the build of one. */
export const ownFaces = ({ marketsDir }: DeploymentFolders, { market }: BuildScope): Plugin => {
  const text = readFileSync(join(marketsDir, market, 'theme.json'), 'utf8');
  const { display, text: body } = (JSON.parse(text) as Theme).type;
  const own: ReadonlySet<string> = new Set([display, body]);
  return {
    name: 'own-faces',
    enforce: 'pre',
    resolveId(id) {
      const face = faceFile.exec(id)?.[1];
      return face === undefined || own.has(face) ? null : standIn;
    },
    load: (id) => (id === standIn ? 'export default "";' : null),
  };
};
