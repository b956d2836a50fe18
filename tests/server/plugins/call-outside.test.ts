import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates, type TLSSocket } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { OutsideCallError } from '../../../core/server-half/outside-call.ts';
import { outsideCalls } from '../../../server/plugins/call-outside.ts';
import { ownCertificate } from './own-certificate.ts';

/** Somebody outside, on this machine; answers its address and how often it was asked. */
async function somebody(answer: RequestListener) {
  let asked = 0;
  const server: Server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/pay?key=secret`, asked: () => asked };
}

const call = outsideCalls({ tryMs: 20_000, pauseMs: 1, mostTries: 3 });
/** Waits for those who never answer, but long enough to be heard by them. */
const briefCall = outsideCalls({ tryMs: 1_000, pauseMs: 1, mostTries: 3 });

const silent: RequestListener = () => undefined;

/** Somebody outside who answers with the name on the certificate that is shown, and with the call. */
async function askingForCertificate() {
  const { certificate: cert, key } = ownCertificate('localhost');
  const asks = { cert, key, requestCert: true, rejectUnauthorized: false };
  const server = createSecureServer(asks, (request, response) => {
    const { subject } = (request.socket as TLSSocket).getPeerCertificate();
    request.setEncoding('utf8').on('data', (body) => {
      response.writeHead(201, { 'x-seen': request.headers['x-asked'] });
      response.end(`${String(subject?.CN)} ${request.method} ${request.url} ${body}`);
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}/session?of=1`, cert };
}

describe('a call to somebody outside', () => {
  it('brings status, headers and body, whatever the status [GTW-20]', async () => {
    const { url } = await somebody((request, response) => {
      response.writeHead(422, { 'x-seen': request.headers['x-asked'] }).end(`${request.method}€`);
    });
    const answer = await call({ method: 'POST', url, headers: { 'x-asked': 'a' }, body: 'b' });
    expect(answer).toMatchObject({ status: 422, headers: { 'x-seen': 'a' }, body: 'POST€' });
  });

  it('shows a certificate of ours, and believes nobody whom it does not know [PAY-82, GTW-18]', async () => {
    const { url, cert } = await askingForCertificate();
    const asking = outsideCalls({ tryMs: 20_000, pauseMs: 1, mostTries: 1 });
    const identity = ownCertificate('merchant of the shop');
    const headers = { 'x-asked': 'a' };
    const question = { method: 'POST', url, headers, body: 'b€', identity } as const;
    await expect(asking(question)).rejects.toThrow(OutsideCallError);
    const usual = getCACertificates('default');
    onTestFinished(() => setDefaultCACertificates(usual));
    setDefaultCACertificates([...usual, cert]);
    const body = 'merchant of the shop POST /session?of=1 b€';
    expect(await asking(question)).toMatchObject({ status: 201, headers: { 'x-seen': 'a' }, body });
  });

  it('is tried three times at most where it may be repeated, and once where not [GTW-20]', async () => {
    for (const answer of [
      silent,
      ((_request, response) => void response.writeHead(503).end()) satisfies RequestListener,
      ((request) => request.socket.destroy()) satisfies RequestListener,
    ]) {
      const other = await somebody(answer);
      for (const [mayRepeat, tries] of [
        [true, 3],
        [false, 1],
      ] as const) {
        const before = other.asked();
        const said = await briefCall({ method: 'POST', url: other.url, mayRepeat }).then(
          ({ status }) => status,
          (error: unknown) => error instanceof OutsideCallError,
        );
        expect(said === 503 || said === true).toBe(true);
        expect(other.asked() - before).toBe(tries);
      }
    }
  });

  it('goes on when a later try is answered [GTW-20]', async () => {
    const other = await somebody((_request, response) => {
      response.writeHead(other.asked() < 3 ? 502 : 200).end('at last');
    });
    expect(await call({ method: 'GET', url: other.url })).toMatchObject({
      status: 200,
      body: 'at last',
    });
  });

  it('says who did not answer, and not with what it was asked [GTW-20, GTW-22]', async () => {
    const { url } = await somebody(silent);
    const error: unknown = await briefCall({ method: 'POST', url, body: '4111 1111' }).catch(
      (reason: unknown) => reason,
    );
    expect(String(error)).toMatch(/127\.0\.0\.1:\d+\/pay did not answer/);
    expect(String(error)).not.toMatch(/secret|4111 1111/);
  });

  it('goes to https addresses only, follows no redirect and reads no endless answer [GTW-20]', async () => {
    await expect(call({ method: 'GET', url: 'http://provider.example/' })).rejects.toThrow(
      OutsideCallError,
    );
    const moved = await somebody((_request, response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    });
    await expect(call({ method: 'POST', url: moved.url })).rejects.toThrow(OutsideCallError);
    const endless = await somebody((_request, response) => {
      response.writeHead(200);
      for (let part = 0; part < 40; part += 1) response.write('x'.repeat(50_000));
      response.end();
    });
    await expect(call({ method: 'POST', url: endless.url })).rejects.toThrow(/megabyte/);
  });
});
