/** Certifies a market: `npm run certify -- uk`. The exit code tells whether it passed. */
import { StartError } from '../../core/engine/start-error.ts';
import { readEnvironment } from '../../server/environment-variables.ts';
import { CertifyError, readCertifyCommand } from '../certify/certify-command.ts';
import { certifyMarket } from '../certify/certify-market.ts';
import { asLines, writeCertificate } from '../certify/write-certificate.ts';
import { MarketCommandError } from '../market/market-named.ts';
import { root } from './project.ts';

try {
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const { market, folder, acceptsPrices } = readCertifyCommand(process.argv.slice(2), from);
  const environment = readEnvironment(process.env, root);
  const now = Date.now();
  const certificate = await certifyMarket({ market, environment, now, acceptsPrices });
  for (const line of asLines(certificate)) console.log(line);
  console.log(`Written to ${writeCertificate(folder, certificate)}.md and .json.`);
  process.exitCode = certificate.passed ? 0 : 1;
} catch (error) {
  const isTold = [CertifyError, MarketCommandError, StartError].some(
    (told) => error instanceof told,
  );
  console.error(isTold && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
