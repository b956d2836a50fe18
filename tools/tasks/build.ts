import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../../server/environment-variables.ts';
import type { BuildScope } from '../build/build-scope.ts';
import { packMarket } from '../build/pack-market.ts';
import { buildProduct } from './build-product.ts';
import { chain, root } from './project.ts';

const hosts: readonly BuildScope['host'][] = ['browser', 'webview'];

/** What is asked for on the command line: one market and the folder to build it into, or the whole product. */
function readOrder(): { readonly scope: BuildScope; readonly outDir: string } | undefined {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { market: text, host: text, out: text } });
  const { market, host = 'browser', out } = values;
  const known = hosts.find((name) => name === host);
  if (!known) throw new Error(`There is no host "${host}". There are ${hosts.join(', ')}.`);
  if (market === undefined) {
    if (Object.keys(values).length > 0) throw new Error('--host and --out need --market <id>.');
    return undefined;
  }
  return {
    scope: { market, host: known },
    outDir: resolve(chain, out ?? `dist-${market}-${known}`),
  };
}

try {
  const order = readOrder();
  if (order) {
    const { scope, outDir } = order;
    const { files } = await packMarket(root, readEnvironment(process.env, root), scope, outDir);
    console.log(`Built ${Object.keys(files).length} files into ${outDir}.`);
  } else {
    await buildProduct();
    console.log('Built into dist.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
