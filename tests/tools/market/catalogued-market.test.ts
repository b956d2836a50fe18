import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readDeployment } from '../../../server/markets/read-deployment.ts';
import { cataloguedMarket } from '../../../tools/market/catalogued-market.ts';
import { MarketsFolder } from '../../server/markets/markets-folder.ts';
import { PluginsFolder } from '../../server/markets/plugins-folder.ts';

interface Named {
  readonly id: string;
}

/** The office that has a catalogue: it answers who brings its key. */
async function officeWith(parts: object): Promise<string> {
  const server = createServer((request, response) => {
    const isKnown = request.headers.authorization === 'Bearer key of the office';
    response.writeHead(isKnown ? 200 : 401).end(isKnown ? JSON.stringify(parts) : '');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/catalogue`;
}

const office = (url: string): string => `export default { contributes: [{
  point: 'catalogue-source',
  make: (server) => ({
    async read() {
      const headers = { authorization: 'Bearer ' + server.variable('OFFICE_KEY') };
      const { status, body } = await server.callOutside({ method: 'GET', url: '${url}', headers });
      if (status !== 200) throw new Error('The office answers ' + status + '.');
      return JSON.parse(body);
    },
  }),
}] };`;

describe('a market that a tool reads without serving it', () => {
  it('has the catalogue that its plugin fetches from outside with a key of the environment [ENG-20]', async () => {
    const folder = new MarketsFolder();
    folder.change('uk/manifest.json', (manifest) => ({
      ...manifest,
      plugins: [
        ...(manifest['plugins'] as unknown as Named[]).filter(({ id }) => id !== 'catalogue-files'),
        { id: 'office' },
      ],
    }));
    const huts = JSON.parse(
      readFileSync(join(folder.path, 'uk/catalogue/huts.json'), 'utf8'),
    ) as object;
    const url = await officeWith([{ name: 'huts', file: 'office/huts', content: huts }]);
    const plugins = new PluginsFolder();
    const head = "id: 'office', title: 'Made up', version: '1.0.0', engine: '^1.0.0'";
    plugins.write('office', 'plugin.ts', `export default { ${head}, contributes: [] };`);
    plugins.write('office', 'server.ts', office(url));
    vi.stubEnv('OFFICE_KEY', 'key of the office');
    onTestFinished(() => void vi.unstubAllEnvs());
    const folders = { marketsDir: folder.path, pluginsDir: plugins.path };
    const deployment = await readDeployment(folders);
    const uk = deployment.markets.find(({ id }) => id === 'uk');
    if (!uk) throw new Error('There is no such market.');
    const { catalogue } = await cataloguedMarket(deployment, uk, folders);
    expect(catalogue.get('huts')).toMatchObject({ file: 'office/huts', content: huts });
  });
});
