import { type PoolConfig, TypeOverrides, types } from 'pg';

// `bigint` and `count` are numbers on the embedded database: here they are made the same.
const parsers = new TypeOverrides();
parsers.setTypeParser(types.builtins.INT8, Number);

/** Statements are short: compiling one that looks into every month of orders takes seconds, running it milliseconds. */
const withoutCompiler = '-c jit=off';

/**
 * What all connections to a PostgreSQL server have in common.
 * @param connectionString where it is; its own `options` come first
 * @param application_name how it knows them
 */
export const connectionSettings = (
  connectionString: string,
  application_name: string,
): PoolConfig => ({
  connectionString,
  types: parsers,
  keepAlive: true,
  application_name,
  options: withoutCompiler,
});
