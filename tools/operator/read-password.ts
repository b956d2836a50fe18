import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';

/** Takes nothing of what is typed to the screen. */
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

/** A password: typed at the terminal without being shown, else the first line of what is piped in. */
export async function readPassword(): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/)[0] ?? '';
  stderr.write('Password (it is not shown): ');
  const lines = createInterface({ input: stdin, output: nowhere, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    stderr.write('\n');
  }
}
