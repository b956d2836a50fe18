/**
 * Whether a variable names a database server, for all markets or for one.
 * @param {NodeJS.ProcessEnv} env
 */
const hasServer = (env) =>
  Object.entries(env).some(([name, value]) => /^DATABASE_URL(_|$)/.test(name) && value);

/**
 * The environment of a command that runs the server: with the embedded database the sandboxes are open, so that
 * everything can be tried at once; with any other only `SANDBOX=open` opens them.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const withSandbox = (command, env) =>
  ['start', 'dev'].includes(command) && !hasServer(env) && !env['SANDBOX']
    ? { ...env, SANDBOX: 'open' }
    : env;
