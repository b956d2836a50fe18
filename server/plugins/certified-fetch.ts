import { request as callSecurely } from 'node:https';
import { buffer } from 'node:stream/consumers';
import type { ClientCertificate } from '../../core/server-half/outside-call.ts';

/** Statuses of answers that have no body. */
const emptyStatuses = [204, 205, 304];

/** A `fetch` that shows a certificate of ours, which the built-in one cannot. No redirect is followed. */
export const certifiedFetch =
  ({ certificate, key }: ClientCertificate): typeof fetch =>
  async (input, init) => {
    const call = new Request(input, init);
    const body = Buffer.from(await call.arrayBuffer());
    return new Promise((resolve, reject) => {
      callSecurely(
        call.url,
        {
          method: call.method,
          headers: { ...Object.fromEntries(call.headers), 'content-length': body.length },
          cert: certificate,
          key,
          agent: false,
          signal: call.signal,
        },
        (answer) => {
          const status = answer.statusCode ?? 502;
          const headers = new Headers();
          for (const [name, value] of Object.entries(answer.headers)) {
            headers.set(name, String(value));
          }
          buffer(answer).then(
            (content) =>
              resolve(
                new Response(emptyStatuses.includes(status) ? null : new Uint8Array(content), {
                  status,
                  headers,
                }),
              ),
            reject,
          );
        },
      )
        .on('error', reject)
        .end(body);
    });
  };
