import { type messages, parse, type PGlite, protocol, type Results } from '@electric-sql/pglite';
import { PreparedStatements } from '../prepared-statements.ts';

const { serialize } = protocol;

/** What a statement takes and gives, as the database has read it. */
interface Prepared {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** The description of its columns; nothing for one that gives no rows. */
  readonly columns: readonly messages.BackendMessage[];
}

/**
 * The statements of an embedded database. PGlite has each of them read and planned whenever it is asked, which takes
 * longer than most take to run: what comes again is prepared.
 */
export class PreparedQueries {
  readonly #database: PGlite;
  readonly #statements = new PreparedStatements();
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: PGlite) {
    this.#database = database;
  }

  async query(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<Results<Record<string, unknown>>> {
    const name = this.#statements.nameOf(sql);
    if (name === undefined) {
      return this.#database.query<Record<string, unknown>>(sql, [...parameters]);
    }
    return this.#database.runExclusive(async () => {
      const statement = this.#prepared.get(name) ?? (await this.#prepare(name, sql));
      const answer = await this.#send(
        serialize.bind({ statement: name, values: this.#written(parameters, statement) }),
        serialize.execute({}),
      );
      const { parsers } = this.#database;
      const [result] = parse.parseResults([...statement.columns, ...answer], parsers);
      return result as Results<Record<string, unknown>>;
    });
  }

  async #prepare(name: string, text: string): Promise<Prepared> {
    const answer = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answer),
      columns: answer.filter((message) => message.name === 'rowDescription'),
    };
    this.#prepared.set(name, statement);
    return statement;
  }

  #written(parameters: readonly unknown[], { parameterTypes }: Prepared): (string | null)[] {
    const { serializers } = this.#database;
    return parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const type = parameterTypes[index];
      const write = type === undefined ? undefined : serializers[type];
      return write ? write(value) : (value as string | number | bigint | boolean).toString();
    });
  }

  /** Sends messages at once; an error is of the first that fails, and those behind it are left out. */
  #send(...parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.#database.execProtocolStream(Buffer.concat([...parts, serialize.sync()]));
  }
}
