import { parseArgs } from 'node:util';

/** A command line without what says in which of several databases it works. */
export interface CommandInDatabase {
  /** What `--database` names: a market, or a database as `/ready` calls it. */
  readonly database: string | undefined;
  readonly args: readonly string[];
}

/** Takes `--database <name>` out of a command line. */
export function takeDatabase(args: readonly string[]): CommandInDatabase {
  const { tokens, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: { database: { type: 'string' } },
  });
  const taken = new Set(
    tokens.flatMap((token) => {
      if (token.kind !== 'option' || token.name !== 'database') return [];
      return token.inlineValue === false ? [token.index, token.index + 1] : [token.index];
    }),
  );
  const { database } = values;
  return {
    database: typeof database === 'string' ? database : undefined,
    args: args.filter((_, index) => !taken.has(index)),
  };
}
