/**
 * Options of Node for a step. The server runs for long: what it soon forgets gets 16 megabytes, where Node would take
 * several times as many from a large machine.
 * @param {string} step
 * @returns {readonly string[]}
 */
export const nodeOptionsOf = (step) =>
  step === 'server/main.ts' ? ['--max-semi-space-size=16'] : [];

/** Makes the schema of manifests for editors again. */
const editorSchema = 'tools/tasks/editor-schema.ts';

/**
 * @typedef {object} Command
 * @property {string} about what it does, in a sentence, and what it may be given
 * @property {readonly string[]} steps what runs, in order, once the packages are there; a step that fails ends it
 */

/**
 * Every npm script but `help`, which tells them.
 * @type {Readonly<Record<string, Command | undefined>>}
 */
export const commands = {
  start: {
    about: 'Install what is missing, make and fill the database, build when that is needed, serve.',
    steps: [editorSchema, 'tools/tasks/build-when-stale.ts', 'server/main.ts'],
  },
  test: {
    about: 'Install what is missing, a browser included, and run every suite.',
    steps: ['tools/tasks/test.ts'],
  },
  dev: {
    about: 'Serve the server and the pages, and reload both when a file changes.',
    steps: [editorSchema, 'tools/tasks/dev.ts'],
  },
  check: {
    about: 'Types, lint, format, dependency rules and unit tests: before every commit.',
    steps: [editorSchema, 'tools/tasks/check.ts'],
  },
  build: {
    about:
      "Build the browser's application into dist/, or one market for the files of an app: build -- --market uk --host webview",
    steps: ['tools/tasks/build.ts'],
  },
  pack: {
    about: 'Write what a server needs, and nothing else, into a new folder: pack -- ../server',
    steps: ['tools/tasks/build-when-stale.ts', 'tools/tasks/pack.ts'],
  },
  market: {
    about:
      'Check, publish and roll back markets, or ask about one: market -- explain uk minimumOrder.deliveryDefault',
    steps: [editorSchema, 'tools/tasks/market.ts'],
  },
  certify: {
    about:
      'Try everything a market has to hold to and write a certificate: certify -- uk [<folder>]',
    steps: [editorSchema, 'tools/tasks/build-when-stale.ts', 'tools/tasks/certify.ts'],
  },
  migrate: {
    about: 'Rewrite the manifests of an older engine for this one, and say what was done.',
    steps: ['tools/tasks/migrate.ts'],
  },
  new: {
    about: 'Make what a market or a plugin begins with: new -- market de --like uk',
    steps: [editorSchema, 'tools/tasks/new.ts'],
  },
  import: {
    about:
      'Bring in addresses, postcodes and places from open data: import -- without more tells how.',
    steps: ['tools/tasks/import.ts'],
  },
  bench: {
    about:
      'Measure, as ratios against a reference: bench, or bench fuzz -- 50000, crash -- 200, failover, strangers, mutate -- 100, lighthouse, taps, bundle.',
    steps: ['tools/tasks/bench.ts'],
  },
  operator: {
    about:
      'Make and look after accounts of the console: operator -- add --email … --name … --role hut --huts uk-1/1101',
    steps: ['tools/tasks/operator.ts'],
  },
  pictures: {
    about: 'Take the pictures that the README shows anew, in a browser: pictures -- [<folder>]',
    steps: ['tools/tasks/build-when-stale.ts', 'tools/tasks/pictures.ts'],
  },
  moments: {
    about:
      'Run suites as if it were another hour or date (needs libfaketime): moments -- --only unit,api 03:00 29-february',
    steps: ['tools/tasks/moments.ts'],
  },
};

/**
 * The commands of `comanda`, in the repository of a chain: those that are not about the engine itself [ENG-36].
 * @type {Readonly<Record<string, Command | undefined>>}
 */
export const chainCommands = {
  start: commands.start,
  test: {
    about:
      "Check, run the chain's own tests, build within the bytes a page may send, serve every market.",
    steps: [editorSchema, 'tools/tasks/chain-test.ts'],
  },
  dev: commands.dev,
  check: {
    about: "Types, manifests with all they name, and the conformance of the chain's plugins.",
    steps: [editorSchema, 'tools/tasks/chain-check.ts'],
  },
  build: commands.build,
  market: commands.market,
  certify: commands.certify,
  migrate: commands.migrate,
  new: commands.new,
  import: commands.import,
  operator: commands.operator,
};

/**
 * Every command with what it does, a line each.
 * @param {string} prefix what is typed before the name
 */
export const help = (prefix = 'npm run ', known = commands) =>
  Object.entries(known)
    .map(([name, command]) => {
      // npm alone needs a mark before what is handed on.
      const about = prefix.startsWith('npm') ? command?.about : command?.about.replace(' -- ', ' ');
      return `${prefix}${name.padEnd(9)}${about}`;
    })
    .join('\n');
