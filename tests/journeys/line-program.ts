import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../tools/tasks/project.ts';
import { shortLived } from '../setup/short-lived.ts';

/** A program of a journey, in a process of its own: a line of JSON goes out for each line that comes in. */
export interface LineProgram {
  /** The next answer. */
  readonly next: <Answer>() => Promise<Answer>;
  readonly send: (line: string) => void;
  readonly stop: () => Promise<void>;
}

export function startProgram(path: string): LineProgram {
  const child = spawn(process.execPath, [...shortLived, join(root, path)], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ending = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async <Answer>(): Promise<Answer> => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`${path} ended: ${await ending}.`);
    // What else is printed, such as a wait for a database, is no answer.
    return value.startsWith('{') ? (JSON.parse(value) as Answer) : next<Answer>();
  };
  return {
    next,
    send: (line) => void child.stdin.write(`${line}\n`),
    async stop() {
      child.stdin.end();
      await ending;
    },
  };
}
