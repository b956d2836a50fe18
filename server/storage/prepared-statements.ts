/** Most statements that a process prepares: what is put together anew each time must not fill a connection's memory. */
const mostNames = 300;

/** After so many texts that were seen once only, counting begins anew. */
const mostSeen = 3_000;

/**
 * A prepared statement keeps its columns: one that asks for all of a table's fails once a later release has added one, in
 * the processes of the release before that are still running.
 */
const asksForAllColumns = /(?:select|returning|,)\s+(?:"?\w+"?\.)?\*/i;

/** Which statements of a process are prepared, and under which names. */
export class PreparedStatements {
  readonly #seen = new Set<string>();
  readonly #names = new Map<string, string>();

  /** The name of a statement that comes again and again; undefined for one that is sent as it is. */
  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined) return name;
    if (!this.#seen.has(text)) {
      if (this.#seen.size >= mostSeen) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    if (this.#names.size >= mostNames || asksForAllColumns.test(text)) return undefined;
    const next = `comanda_${this.#names.size + 1}`;
    this.#names.set(text, next);
    return next;
  }
}
