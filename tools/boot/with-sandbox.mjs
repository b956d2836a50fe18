/**
 * The environment of a command that runs the server: with the embedded database the sandboxes are open, so that
 * everything can be tried at once; with any other only `SANDBOX=open` opens them.
 * @param {string} command
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const withSandbox = (command, env) =>
  ['start', 'dev'].includes(command) && !env['DATABASE_URL'] && !env['SANDBOX']
    ? { ...env, SANDBOX: 'open' }
    : env;
