import { type CompiledQuery, DefaultQueryExecutor, type QueryExecutor } from 'kysely';
import { vi } from 'vitest';

/**
 * Writes down every statement that this process sends to a database while work is done; each is sent as it is.
 * @param work is given what was sent until then
 */
export async function recordStatements(
  work: (sent: readonly CompiledQuery[]) => Promise<unknown>,
): Promise<readonly CompiledQuery[]> {
  const statements: CompiledQuery[] = [];
  const base = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as QueryExecutor;
  const send = base.executeQuery;
  const spy = vi.spyOn(base, 'executeQuery').mockImplementation(function executeQuery(
    this: QueryExecutor,
    query,
    options,
  ) {
    statements.push(query);
    return send.call(this, query, options);
  });
  try {
    await work(statements);
  } finally {
    spy.mockRestore();
  }
  return statements;
}
