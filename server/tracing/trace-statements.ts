import type { LogEvent } from 'kysely';
import { currentSpan, failureName } from './call-trace.ts';

const verb = /^\s*(\w+)/;
const tables = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/;

/** Writes a statement to the trace of the call that it is made for: what it does to which table, and none of its values. */
function traceStatement(event: LogEvent): void {
  const parent = currentSpan();
  if (!parent) return;
  const { sql } = event.query;
  const operation = verb.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
  const table = tables.exec(sql)?.[1];
  const startedAt = performance.timeOrigin + performance.now() - event.queryDurationMillis;
  const span = parent.open(
    table === undefined ? operation : `${operation} ${table}`,
    {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
    startedAt,
  );
  span.end(event.level === 'error' ? failureName(event.error) : undefined);
}

/** What the query builder is made with. @param isTraced whether traces are written: otherwise it costs nothing */
export const statementLog = (isTraced: boolean) => (isTraced ? { log: traceStatement } : {});
