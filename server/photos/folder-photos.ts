import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { mostPhotoBytes } from '../../core/menu/photo-address.ts';
import { PhotoError, readPhoto } from './read-photo.ts';

/** Folder of a market's photographs below its own. */
export const photosFolder = 'photos';

/** A file that is a photograph, or ought to be one. */
export interface FolderPhoto {
  /** By content and size; undefined where it is no photograph. */
  readonly id?: string;
  /** What has to be there in place of a file that is none. */
  readonly expected?: string;
  /** The content; empty where it is no photograph. */
  readonly bytes: Buffer;
}

/** By the path below the folder. */
export type FolderPhotos = ReadonlyMap<string, FolderPhoto>;

/** The photographs of a market's folder; none where it has no folder for them. */
export async function readFolderPhotos(market: string): Promise<FolderPhotos> {
  const folder = join(market, photosFolder);
  const paths = await filesBelow(folder);
  const photos: [string, FolderPhoto][] = [];
  // One after the other: together they may fill the memory.
  for (const path of paths) {
    photos.push([relative(folder, path).replaceAll('\\', '/'), await readFolderPhoto(path)]);
  }
  return new Map(photos);
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function readFolderPhoto(path: string): Promise<FolderPhoto> {
  const none = Buffer.alloc(0);
  try {
    if ((await stat(path)).size > mostPhotoBytes) throw new PhotoError('TOO_LARGE');
    const { id, bytes } = await readPhoto(await readFile(path));
    return { id, bytes };
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    return { expected: error.expected, bytes: none };
  }
}
