import { ProviderAnswerError } from '../../core/gateways/provider-answer.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { EigenOptions } from './eigen-options.ts';
import { directKey } from './mkey.ts';

export type EigenServer = Pick<
  PluginServer<EigenOptions>,
  'options' | 'variable' | 'callOutside' | 'database' | 'manifest' | 'now'
>;

/** What is asked of the terminal. */
export interface TerminalCall {
  /** Transaction code. */
  readonly code: string;
  readonly minor: number;
  readonly token: string;
  readonly approval: string;
  /** What customer and hut call the order. */
  readonly reference: string;
  readonly transactionId: string;
}

/** A list of two letters and a value each, with commas between; those of a value have a backslash before them. */
const written = (parts: readonly (readonly [string, string])[]): string =>
  parts
    .filter(([, value]) => value !== '')
    .map(([code, value]) => code + encodeURIComponent(value.replaceAll(',', String.raw`\,`)))
    .join(',');

const readParts = (body: string): ReadonlyMap<string, string> =>
  new Map(
    body
      .trim()
      .split(/(?<!\\),/)
      .map((part) => [part.slice(0, 2), part.slice(2).replaceAll(String.raw`\,`, ',')]),
  );

/** The terminal's interface over HTTP: two letters and a value each, both ways. It knows no call again, so none is repeated. */
export class EigenClient {
  readonly #server: EigenServer;

  constructor(server: EigenServer) {
    this.#server = server;
  }

  /** Whether the terminal did it. @throws ProviderAnswerError for an answer that says neither, or is about another amount */
  async ask(call: TerminalCall): Promise<boolean> {
    const { options, variable, callOutside } = this.#server;
    const { terminalId, terminalGroupId, hash } = options;
    const moment = new Date(this.#server.now()).toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const amount = String(call.minor);
    const key = directKey([terminalId, call.code, amount, moment, call.token], {
      hash,
      secret: variable(options.directSecretVariable),
    });
    const parts = written([
      ['TC', call.code],
      terminalGroupId === undefined ? ['TI', terminalId] : ['TG', terminalGroupId],
      ['DT', moment],
      ['A1', amount],
      ['TK', call.token],
      ['AC', call.approval],
      ['IN', call.reference],
      ['ED', call.transactionId],
      ['MY', key],
    ]);
    const { status, body } = await callOutside({
      method: 'GET',
      url: `${options.address}?${parts}`,
      mayRepeat: false,
    });
    const about = call.reference;
    if (status !== 200) throw new ProviderAnswerError(about, `is a refusal (${status})`, status);
    const answer = readParts(body);
    const isDone = { Y: true, N: false }[answer.get('AB') ?? ''];
    if (isDone === undefined) throw new ProviderAnswerError(about, 'says neither yes nor no');
    if (isDone && (answer.get('A1') ?? amount) !== amount) {
      throw new ProviderAnswerError(about, 'is about another amount');
    }
    return isDone;
  }
}
