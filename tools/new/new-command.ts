import { parseArgs } from 'node:util';
import { nearestName } from '../../core/manifest/nearest-name.ts';
import { typed } from '../tasks/project.ts';
import { NewError } from './new-error.ts';

/** What is to be made. */
export type NewCommand =
  | {
      readonly kind: 'market';
      readonly id: string;
      /** The market that it begins as. */
      readonly like: string;
      /** Its locales, the default first; those of the other market when nothing is said. */
      readonly locales?: readonly string[];
    }
  | {
      readonly kind: 'plugin';
      readonly id: string;
      /** The extension point that it fills. */
      readonly point: string;
      /** The plugin of the engine that it begins as; the smallest one for the point when nothing is said. */
      readonly like?: string;
    };

const usage = [
  typed('new', 'market <id> --like <market> [--locales <locale>,<locale>]'),
  typed('new', 'plugin <id> --point <extension point> [--like <plugin>]'),
].join('\n');

/** What both sorts of id look like: they name folders, hosts and keys. */
const idShape = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;
const localeShape = /^[a-z]{2,3}(?:-[A-Z]{2})?$/u;

/** Reads the command line. @throws NewError that says how the command is called */
export function readNewCommand(args: readonly string[]): NewCommand {
  const { values, positionals } = parsed(args);
  const [kind, id, ...others] = positionals;
  const { like, locales, point } = values;
  if (id === undefined || others.length > 0) throw new NewError(usage);
  if (!idShape.test(id)) {
    throw new NewError(`"${id}" is no id: small letters, digits and single hyphens make one.`);
  }
  if (kind === 'plugin' && point !== undefined) {
    return { kind, id, point, ...(like !== undefined && { like }) };
  }
  if (kind !== 'market' || like === undefined) throw new NewError(usage);
  if (locales === undefined) return { kind, id, like };
  const wanted = locales.split(',').map((locale) => locale.trim());
  const wrong = wanted.find((locale) => !localeShape.test(locale));
  if (wrong !== undefined) throw new NewError(`"${wrong}" is no locale such as xx-YY.`);
  return { kind, id, like, locales: wanted };
}

function parsed(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { like: text, locales: text, point: text };
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new NewError(`${error instanceof Error ? error.message : ''}\n${usage}`);
  }
}

/** Says that a name is not known, and which ones are. */
export function unknown(what: string, name: string, names: readonly string[]): NewError {
  const nearest = nearestName(name, names);
  const hint = nearest === undefined ? `Known: ${names.join(', ')}.` : `Did you mean ${nearest}?`;
  return new NewError(`There is no ${what} ${name}. ${hint}`);
}
