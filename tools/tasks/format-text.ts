import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FormatConfig, format } from 'oxfmt';
import { root } from './project.ts';

const settings = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;

/**
 * A text as the formatter of the project writes it.
 * @param file its name, which tells the language
 * @throws where it is not of that language
 */
export async function formatText(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, settings);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be formatted: ${error.message}`);
  return code;
}
