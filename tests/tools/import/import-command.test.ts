import { describe, expect, it } from 'vitest';
import { readCommand } from '../../../tools/import/import-command.ts';

describe('the import command', () => {
  it('takes a format, a file and a market; the source is called as the file', () => {
    const command = readCommand(['bano', '/data/bano-32.csv.gz', '--market', 'fr']);
    expect(command).toMatchObject({
      market: 'fr',
      source: 'bano-32',
      file: '/data/bano-32.csv.gz',
    });
    expect(command.format.name).toBe('bano');
    expect(readCommand(['ban', 'a.csv', '--market', 'fr', '--source', 'gers']).source).toBe('gers');
  });

  it('takes a table of one’s own with what its columns are called', () => {
    const columns = ['--columns', 'name=outcode, city=place', '--delimiter', ';'];
    const { format } = readCommand([
      'table',
      'a.csv',
      '--market',
      'uk',
      '--kind',
      'postcode',
      ...columns,
    ]);
    expect(format.required).toEqual(['outcode', 'latitude', 'longitude']);
    expect(format.delimiter).toBe(';');
  });

  it.each([
    [[], 'A format, one file and a market are needed'],
    [['ban', 'a.csv'], 'A format, one file and a market are needed'],
    [['ban', 'a', 'b', '--market', 'fr'], 'A format, one file and a market are needed'],
    [['bna', 'a', '--market', 'fr'], 'There is no format bna. Did you mean ban'],
    [['ban', 'a', '--market', 'fr', '--sorce', 'x'], '--sorce'],
    [['table', 'a', '--market', 'fr'], 'A table needs --kind'],
    [['table', 'a', '--market', 'fr', '--kind', 'postcod'], 'Did you mean postcode'],
    [
      ['table', 'a', '--market', 'fr', '--kind', 'street', '--columns', 'nam=x'],
      'Did you mean name',
    ],
    [['table', 'a', '--market', 'fr', '--kind', 'street', '--columns', 'name='], 'no column'],
  ])('says what is wrong with %j and how it is called', (args, message) => {
    expect(() => readCommand(args)).toThrow(message);
  });
});
