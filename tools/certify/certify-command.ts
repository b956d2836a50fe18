import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { typed } from '../tasks/project.ts';

/** How the command is called. */
const certifyUsage = typed('certify', '<market> [<folder of certificates>] [--accept-prices]');

/** A mistake in how the command was called. */
export class CertifyError extends Error {
  override readonly name = 'CertifyError';
}

/** What is asked for. */
export interface CertifyCommand {
  readonly market: string;
  /** Where the certificate goes, as an absolute path. */
  readonly folder: string;
  /** Golden baskets are given the prices of today, to be looked at before they are committed. */
  readonly acceptsPrices: boolean;
}

/** @param from the folder that relative ones begin at @throws CertifyError with how the command is called */
export function readCertifyCommand(args: readonly string[], from: string): CertifyCommand {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { 'accept-prices': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [market, folder = 'certificates', ...others] = positionals;
    if (market === undefined || others.length > 0) throw new CertifyError(certifyUsage);
    return { market, folder: resolve(from, folder), acceptsPrices: values['accept-prices'] };
  } catch {
    throw new CertifyError(certifyUsage);
  }
}
