import type { HostSession, RecordedSide } from '../../schemas/types/webview/host-session.ts';
import type { HostMessage } from './host-settings.ts';

/** What does not fit a schema, and where. */
interface SchemaMistake {
  readonly instancePath: string;
  readonly message?: string;
}

/** Whether a value fits a schema, as it is compiled; what does not lies beside it. */
export interface SchemaCheck {
  (value: unknown): boolean;
  readonly errors?: readonly SchemaMistake[] | null;
}

/** Checks by the name of what they check: `page_READY`, `host_BACK_PRESSED`, `session`. */
export type SchemaChecks = Readonly<Record<string, SchemaCheck>>;

/** A text that one side sent, as far as it is understood. */
export interface ReadMessage {
  /** Undefined where it is no message at all. */
  readonly message: HostMessage | undefined;
  /** What is wrong with it, in the words of the schema; empty where it fits. */
  readonly mistakes: readonly string[];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const mistakesOf = ({ errors }: SchemaCheck): readonly string[] =>
  (errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`.trim());

/** Reads a text that page or app sent, by the schema of its type [HST-07]. */
export function readMessage(checks: SchemaChecks, from: RecordedSide, text: string): ReadMessage {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || !('type' in value)) {
    return { message: undefined, mistakes: ['{"type": …, "payload": {…}}'] };
  }
  const { type } = value;
  if (typeof type !== 'string') return { message: undefined, mistakes: ['/type'] };
  const payload = 'payload' in value && typeof value.payload === 'object' ? value.payload : {};
  const message = { type, payload: payload ?? {} };
  const name = `${from}_${type}`;
  const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
  if (!check) return { message, mistakes: [`/type ${type}`] };
  return { message, mistakes: check(value) ? [] : mistakesOf(check) };
}

/** Reads a recorded session. @returns what is wrong with the text where it is none */
export function readSession(checks: SchemaChecks, text: string): HostSession | readonly string[] {
  const value = parsed(text);
  const check = checks['session'];
  if (value === undefined || !check) return ['JSON'];
  return check(value) ? (value as HostSession) : mistakesOf(check);
}
