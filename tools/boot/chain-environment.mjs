import { dirname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folders of a deployment by the variables that name them, each with where it is unless told. */
const folders = {
  MARKETS_DIR: 'markets',
  PLUGINS_DIR: 'plugins',
  DIST_DIR: 'dist',
  DATA_DIR: '.data',
};

/** @param {string} chain folder of the chain's repository @returns {string} where the links to all plugins lie */
const linkedPlugins = (chain) => join(chain, '.boot', 'plugins');

/**
 * The environment in which the engine works for the repository of a chain: its folders are those of the chain, as the
 * variables say or as they are usually called.
 * @param {string} engine folder of the engine
 * @param {string} chain folder of the chain's repository
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv & { readonly PLUGINS_DIR: string, readonly COMANDA_PLUGINS: string }} PLUGINS_DIR has the
 * links to all plugins, COMANDA_PLUGINS those of the chain itself
 */
export function chainEnvironment(engine, chain, env) {
  const given = Object.fromEntries(
    Object.entries(folders).map(([variable, usual]) => {
      const folder = env[variable] || usual;
      return [variable, isAbsolute(folder) ? folder : join(chain, folder)];
    }),
  );
  const hook = pathToFileURL(join(engine, 'tools', 'boot', 'strip-types.mjs')).href;
  const isInstalled = dirname(engine).split(/[\\/]/).includes('node_modules');
  // Node tells that taking types out by its own function is experimental, once a process.
  const options = isInstalled ? [`--import=${hook}`, '--disable-warning=ExperimentalWarning'] : [];
  return {
    ...env,
    ...given,
    PLUGINS_DIR: linkedPlugins(chain),
    COMANDA_PLUGINS: given['PLUGINS_DIR'] ?? '',
    COMANDA_CHAIN: chain,
    INIT_CWD: env['INIT_CWD'] ?? process.cwd(),
    NODE_OPTIONS: [env['NODE_OPTIONS'] ?? '', ...options].join(' ').trim(),
  };
}
