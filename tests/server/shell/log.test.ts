import { describe, expect, it } from 'vitest';
import { createLog } from '../../../server/shell/log.ts';
import { logSecurityEvent, type SecurityEvent } from '../../../server/shell/security-events.ts';
import { StorageError } from '../../../server/storage/storage-error.ts';

const secret = 'Ada Lovelace';

/** What is logged, as text and line by line. */
function listen() {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> };
}

/** What a PostgreSQL driver throws: everything but its code and names may hold a value. */
const driverError = () =>
  Object.assign(new Error(`invalid input syntax for type integer: "${secret}"`), {
    code: '22P02',
    severity: 'ERROR',
    detail: `Key (name)=(${secret}) exists`,
    where: `unnamed portal parameter $1 = '${secret}'`,
    hint: secret,
    internalQuery: `select '${secret}'`,
    parameters: [secret],
    table: 'account',
    constraint: 'account_email',
  });

const errors: Readonly<Record<string, () => Error>> = {
  'an error of the PostgreSQL driver': driverError,
  'an error of the embedded database': () =>
    new StorageError({ code: '23505', message: secret, detail: secret, constraint: 'a' }),
  'text that is no JSON': () => {
    try {
      return JSON.parse(secret) as Error;
    } catch (error) {
      return error as Error;
    }
  },
  'a message that quotes a value with quotation marks in it': () =>
    new Error(`cannot read "a "${secret}" b"`),
  'an error that carries another one': () => new Error('outer', { cause: driverError() }),
  'an error that carries itself': () => {
    const error: Error & { cause?: unknown } = driverError();
    error.cause = error;
    return error;
  },
};

describe('the log', () => {
  it.each(Object.keys(errors))('holds no value of %s [SEC-40]', (kind) => {
    const { log, lines } = listen();
    const error = errors[kind]?.();
    log.error({ err: error }, 'call failed');
    log.error({ err: error });
    log.error(error);
    log.child({ traceId: 'x' }).error(error, 'words');
    expect(lines).toHaveLength(4);
    expect(lines.join('')).not.toContain('Lovelace');
  });

  it('says what an error is, where it came from and which rule of the database it met', () => {
    const { log, last } = listen();
    log.error({ err: driverError() }, 'call failed');
    expect(last()).toMatchObject({
      msg: 'call failed',
      err: { type: 'Error', code: '22P02', table: 'account', constraint: 'account_email' },
    });
    expect(JSON.stringify(last())).toContain('log.test.ts');
    log.warn({ err: new Error('The notification was answered 500.') }, 'again');
    expect(last()).toMatchObject({ err: { message: 'The notification was answered 500.' } });
  });

  it('names a request by its route, never by its address [SEC-40]', () => {
    const { log, last } = listen();
    const req = {
      method: 'GET',
      url: `/v1/huts?postcode=${secret}`,
      routeOptions: { url: '/v1/huts' },
    };
    log.info({ req }, 'a request');
    expect(last()).toMatchObject({ req: { method: 'GET', route: '/v1/huts' } });
    expect(JSON.stringify(last())).not.toContain(secret);
  });
});

describe('a security event', () => {
  const events: readonly SecurityEvent[] = [
    { kind: 'locked', guarded: 'gift-card' },
    { kind: 'too-many-tries', guarded: 'sign-in' },
    { kind: 'forged-notification' },
    { kind: 'refresh-token-reused', accountId: 'account-1' },
  ];

  it.each(events)('of the kind $kind is logged as a warning with its kind [SEC-41]', (event) => {
    const { log, last } = listen();
    logSecurityEvent(log.child({ traceId: 'trace-1' }), event);
    const { kind, ...details } = event;
    expect(last()).toMatchObject({ level: 40, traceId: 'trace-1', security: kind, ...details });
  });
});
