import { type Agent, request } from 'node:http';

interface Call {
  readonly agent: Agent;
  /** The address that the call comes from, as a proxy tells it. */
  readonly address: string;
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: string;
}

/** What a call was answered. */
interface Sent {
  readonly status: number;
  readonly text: string;
}

/** Makes one call to the British shop. */
export const send = (url: string, { agent, address, body }: Call): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const headers = {
      host: 'uk.localhost',
      'x-forwarded-for': address,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const call = request(url, { agent, headers, method }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.on('error', reject);
    call.end(body);
  });
