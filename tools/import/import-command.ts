import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { nearestName } from '../../core/manifest/nearest-name.ts';
import { formats } from './formats/index.ts';
import {
  table,
  tableFields,
  type TableField,
  type TableKind,
  tableKinds,
} from './formats/table.ts';
import { typed } from '../tasks/project.ts';
import { ImportError } from './import-error.ts';
import type { ImportFormat } from './import-format.ts';

/** What the command was asked to do. */
export interface ImportCommand {
  readonly format: ImportFormat;
  readonly file: string;
  readonly market: string;
  readonly source: string;
}

const tableName = 'table';

/** How the command is called, and the formats it knows. */
const usage = [
  typed('import', '<format> <file> --market <id> [--source <name>]'),
  '',
  'Formats:',
  ...formats.map(({ name, title }) => `  ${name.padEnd(16)} ${title}`),
  `  ${tableName.padEnd(16)} A table of your own with a header; with --kind ${tableKinds.join('|')},`,
  `  ${''.padEnd(16)} and --columns name=place,postcode=code where its columns have other names,`,
  `  ${''.padEnd(16)} and --delimiter where cells are not divided by commas.`,
  '',
  'Files may be packed as .gz. Importing again under the same source replaces what it brought before.',
].join('\n');

/** Reads the command line. @throws ImportError that says what is wrong and how the command is called */
export function readCommand(args: readonly string[]): ImportCommand {
  const { values, positionals } = parsed(args);
  const [name, file, ...others] = positionals;
  if (
    name === undefined ||
    file === undefined ||
    others.length > 0 ||
    values.market === undefined
  ) {
    throw new ImportError(`A format, one file and a market are needed.\n\n${usage}`);
  }
  const format =
    name === tableName
      ? table(kindOf(values.kind), columnsOf(values.columns), values.delimiter)
      : formats.find((one) => one.name === name);
  if (!format) {
    throw new ImportError(
      `${unknown('format', name, [...formats.map((one) => one.name), tableName])}\n\n${usage}`,
    );
  }
  const named = basename(file).replace(/\.(csv|txt|tsv)?(\.gz)?$/i, '');
  return { format, file, market: values.market, source: values.source ?? named };
}

/** Says that a name is not known and which one may be meant. */
export const unknown = (what: string, name: string, known: readonly string[]): string => {
  const nearest = nearestName(name, known);
  const hint = nearest === undefined ? `Known: ${known.join(', ')}.` : `Did you mean ${nearest}?`;
  return `There is no ${what} ${name}. ${hint}`;
};

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        market: { type: 'string' },
        source: { type: 'string' },
        kind: { type: 'string' },
        columns: { type: 'string' },
        delimiter: { type: 'string' },
      },
    });
  } catch (error) {
    throw new ImportError(
      `${error instanceof Error ? error.message : 'Wrong options.'}\n\n${usage}`,
    );
  }
}

function kindOf(kind: string | undefined): TableKind {
  const known = tableKinds.find((one) => one === kind);
  if (known) return known;
  const given = kind === undefined ? 'A table needs --kind.' : unknown('kind', kind, tableKinds);
  throw new ImportError(`${given}\n\n${usage}`);
}

function columnsOf(text = ''): Partial<Record<TableField, string>> {
  const pairs = text
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair): [TableField, string] => {
      const [field = '', column = ''] = pair.split('=').map((part) => part.trim());
      const known = tableFields.find((one) => one === field);
      if (known && column !== '') return [known, column];
      throw new ImportError(
        known ? `--columns ${pair}: no column.` : unknown('field', field, tableFields),
      );
    });
  return Object.fromEntries(pairs);
}
