import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in for the service: it knows the addresses of one postcode, in its own form. */
export interface PostcodeService {
  readonly url: string;
  /** Has it refuse, as when an account is used up, until the answer is called. */
  readonly breakDown: () => () => void;
  readonly close: () => Promise<void>;
}

export const knownPostcode = 'ID11QD';

const house = { line_2: '', line_3: '', post_town: 'STOKE-ON-TRENT', postcode: 'ID1 1QD' };
const found = [
  { ...house, line_1: '2 Barons Court Road' },
  { ...house, line_1: 'Basement Flat', line_2: '2 Barons Court Road' },
];

/** Starts one on this machine. @param key the one that it takes */
export async function startPostcodeService(key: string): Promise<PostcodeService> {
  let isBroken = false;
  const server = createServer(({ url = '', headers }, response) => {
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (headers.authorization !== `IDEALPOSTCODES api_key="${key}"`) {
      answer(401, { code: 4010, message: 'Invalid Key' });
    } else if (isBroken) answer(402, { code: 4020, message: 'Key balance depleted' });
    else if (url === `/v1/postcodes/${knownPostcode}`) {
      answer(200, { code: 2000, message: 'Success', result: found });
    } else answer(404, { code: 4040, message: 'Postcode not found', suggestions: [] });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
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
