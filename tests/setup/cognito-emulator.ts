import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withLock } from '../../tools/boot/lock.mjs';
import { npmCi } from '../../tools/boot/npm-ci.mjs';
import { tieToThisProcess } from '../../tools/boot/run-step.mjs';
import { freePort } from '../../tools/tasks/free-port.ts';
import { root, scratch } from '../../tools/tasks/project.ts';

/** A user pool whose users sign in by their email address. */
export interface UserPool {
  readonly userPoolId: string;
  readonly clientId: string;
  /** Makes a call as an operator of the pool does. @throws for a refusal, by its name */
  call(name: string, asked: object): Promise<Readonly<Record<string, unknown>>>;
}

/** An emulator of Cognito that listens on this machine. */
export interface CognitoEmulator {
  readonly url: string;
  /** Makes an empty pool. */
  newPool(): Promise<UserPool>;
  readonly close: () => Promise<void>;
}

const folder = join(root, 'tools', 'cognito');
const program = join(folder, 'node_modules', 'cognito-local', 'lib', 'bin', 'start.js');

/** Installs the emulator when it is first needed. */
const installed = (): Promise<void> =>
  withLock(join(scratch, 'cognito.lock'), 'installing the emulator of Cognito', async () => {
    if (!existsSync(program)) await npmCi(folder, process.execPath);
  });

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
};

/** Starts the emulator, without a pool. */
export async function startCognitoEmulator(): Promise<CognitoEmulator> {
  await installed();
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'comanda-cognito-'));
  const child = spawn(process.execPath, [program], {
    cwd: data,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: 'ignore',
  });
  tieToThisProcess(child);
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error('The emulator of Cognito ended.');
    await delay(100);
  }
  const call: UserPool['call'] = async (name, asked) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
      },
      body: JSON.stringify(asked),
    });
    const answer = (await response.json()) as Readonly<Record<string, unknown>>;
    if (!response.ok) throw new Error(String(answer['__type']));
    return answer;
  };
  return {
    url,
    async newPool() {
      const { UserPool: made } = await call('CreateUserPool', {
        PoolName: 'customers',
        UsernameAttributes: ['email'],
      });
      const pool = { UserPoolId: (made as { readonly Id: string }).Id };
      const { UserPoolClient: client } = await call('CreateUserPoolClient', {
        ...pool,
        ClientName: 'shop',
      });
      return {
        userPoolId: pool.UserPoolId,
        clientId: (client as { readonly ClientId: string }).ClientId,
        call: (name, asked) => call(name, { ...pool, ...asked }),
      };
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
