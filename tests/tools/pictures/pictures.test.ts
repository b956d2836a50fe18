import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picturesFolder, readPictures } from '../../../tools/pictures/pictures.ts';
import { root } from '../../../tools/tasks/project.ts';

const pictures = readPictures();
const files = pictures.map(({ file }) => file).toSorted();

describe('the pictures of the README', () => {
  it('are those that the command takes, and no others lie beside them', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const shown = [...readme.matchAll(/docs\/pictures\/([^)]+)\)/g)].map(([, file = '']) => file);
    expect(shown.toSorted()).toEqual(files);
    const lying = readdirSync(picturesFolder).filter((file) => file !== 'pictures.json');
    expect(lying.toSorted()).toEqual(files);
  });

  it.each(pictures)(
    '$file has the size of the window it is taken in',
    async ({ file, viewport }) => {
      const { width, height } = await sharp(join(picturesFolder, file)).metadata();
      expect({ width, height }).toEqual(viewport);
    },
  );
});
