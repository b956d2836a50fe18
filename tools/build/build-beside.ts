import { resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';

/**
 * Builds more once the build of the shop is whole, each with a configuration of its own.
 * @param configsIn what is built, for the folder that the shop was built into
 */
export const buildBeside = (
  name: string,
  configsIn: (dist: string) => readonly InlineConfig[],
): Plugin => {
  let dist = '';
  return {
    name,
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
    },
    async closeBundle(error) {
      if (error) return;
      for (const config of configsIn(dist)) {
        await build({ configFile: false, logLevel: 'warn', ...config });
      }
    },
  };
};
