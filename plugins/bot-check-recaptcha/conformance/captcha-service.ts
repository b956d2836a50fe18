import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for the service that judges tokens. */
export interface CaptchaService {
  readonly url: string;
  /** What it was asked, each as the fields of the form. */
  readonly asked: readonly Readonly<Record<string, string>>[];
  /** Has it fail, until the answer is called. */
  readonly breakDown: () => () => void;
  readonly close: () => Promise<void>;
}

/** What it says of a token: `person at <action>`, `program at <action>`; anything else is none of its tokens. */
const judged = (token: string, isUsed: boolean): object => {
  const [, who, action] = /^(person|program) at (\w+)/.exec(token) ?? [];
  if (isUsed) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
  if (who === undefined) return { success: false, 'error-codes': ['invalid-input-response'] };
  return { success: true, score: who === 'person' ? 0.9 : 0.1, action };
};

/** Starts one on this machine. @param secret the key that it knows */
export async function startCaptchaService(secret: string): Promise<CaptchaService> {
  const asked: Readonly<Record<string, string>>[] = [];
  let isBroken = false;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(body));
      const { response: token = '' } = fields;
      const isUsed = asked.some((one) => one['response'] === token);
      asked.push(fields);
      const isKnown = fields['secret'] === secret;
      const wrong = { success: false, 'error-codes': ['invalid-input-secret'] };
      response.writeHead(isBroken ? 500 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isKnown ? judged(token, isUsed) : wrong));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/recaptcha/api/siteverify`,
    asked,
    breakDown() {
      isBroken = true;
      return () => (isBroken = false);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
