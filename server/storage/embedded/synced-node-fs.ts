import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** The part of the mounted Emscripten file system this file adds to; the package does not describe it. */
interface MountedFileSystem {
  lookupPath(
    path: string,
    options: object,
  ): { node: { mount: { type: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } } } };
}

/** Where PGlite mounts its data folder. */
const MOUNT_POINT = '/pglite/data';

/**
 * PGlite's file system on disk with a working fsync. The package's own has none, so that a commit it confirms
 * may be lost with the power; here PostgreSQL's request reaches the disk before the commit is confirmed.
 */
export class SyncedNodeFS extends NodeFS {
  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const result = await super.init(pglite, options);
    result.emscriptenOpts.preRun = [
      ...(result.emscriptenOpts.preRun ?? []),
      (module) => {
        const mounted = module.FS as unknown as MountedFileSystem;
        mounted.lookupPath(MOUNT_POINT, {}).node.mount.type.stream_ops.fsync = (stream) => {
          fsyncSync(stream.nfd);
          return 0;
        };
      },
    ];
    return result;
  }
}
