import { extname } from 'node:path';
import { formatText } from '../tasks/format-text.ts';
import type { HostContract } from '../../core/webview/host-contract.ts';
import { renderKotlin } from './render-kotlin.ts';
import { renderMessages } from './render-messages.ts';
import { renderSwift } from './render-swift.ts';
import { renderJavaScript, renderPackage, renderTypeScript } from './render-typescript.ts';

/** Languages that the formatter does not know stay as they are. */
const unformatted = ['.kt', '.swift'];

const formatted = (file: string, text: string): string | Promise<string> =>
  unformatted.includes(extname(file)) ? text : formatText(file, text);

/** Every file that the contract of hosts is published in, by its path below the root [HST-05]. */
export const contractFiles = async (
  contract: HostContract,
): Promise<Readonly<Record<string, string>>> => {
  const texts: Readonly<Record<string, string>> = {
    'docs/reference/host-messages.md': renderMessages(contract),
    'docs/hosts/contract/index.d.ts': renderTypeScript(contract),
    'docs/hosts/contract/index.js': renderJavaScript(contract),
    'docs/hosts/contract/package.json': renderPackage(contract),
    'docs/hosts/contract/HostContract.kt': renderKotlin(contract),
    'docs/hosts/contract/HostContract.swift': renderSwift(contract),
  };
  const files = Object.entries(texts).map(
    async ([path, text]) => [path, await formatted(path, text)] as const,
  );
  return Object.fromEntries(await Promise.all(files));
};
