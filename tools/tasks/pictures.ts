/** Takes the pictures of the documentation anew: `npm run pictures`, or into another folder: `npm run pictures -- <folder>`. */
import { mkdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { readEnvironment } from '../../server/environment-variables.ts';
import { picturesFolder } from '../pictures/pictures.ts';
import { takePictures } from '../pictures/take-pictures.ts';
import { root } from './project.ts';

try {
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const [folder = picturesFolder] = process.argv.slice(2);
  const into = resolve(from, folder);
  mkdirSync(into, { recursive: true });
  await takePictures(into, readEnvironment(process.env, root), ({ file, bytes }) =>
    console.log(`${relative(from, file)}, ${Math.round(bytes / 1024)} KB`),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
