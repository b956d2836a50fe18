import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { readTable, RowReader } from '../../../tools/import/read-table.ts';

const csv = { delimiter: ',', isQuoted: true };
const rowsOf = (pieces: readonly string[], form = csv): string[][] => {
  const reader = new RowReader(form);
  return [...pieces.flatMap((piece) => [...reader.read(piece)]), ...reader.end()].map((row) => [
    ...row,
  ]);
};

describe('rows of a file', () => {
  it('are cells, quoted or not, over any line break, without empty lines', () => {
    expect(rowsOf(['\ufeffa,b\r\n1,"x, ""y""\nz"\n\n2,'])).toEqual([
      ['a', 'b'],
      ['1', 'x, "y"\nz'],
      ['2', ''],
    ]);
  });

  it('keep quotation marks where these mean nothing', () => {
    expect(rowsOf(['a\t"b\n'], { delimiter: '\t', isQuoted: false })).toEqual([['a', '"b']]);
  });

  it('are the same wherever the file is cut into pieces', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', '🍕', ' b') });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
        fc.array(fc.nat({ max: 80 })),
        (rows, cuts) => {
          const text = rows
            .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
            .join('\n');
          const places = [...new Set(cuts)].toSorted((one, other) => one - other);
          const ends = [...places, text.length];
          const letters = Array.from(text);
          const pieces = ends.map((end, index) =>
            letters.slice(places[index - 1] ?? 0, end).join(''),
          );
          expect(rowsOf(pieces)).toEqual(rows.map((row) => row.map((one) => one.trim())));
        },
      ),
      { numRuns: 200 },
    );
  });
});

async function all(file: string): Promise<(readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for await (const row of readTable(file, csv)) rows.push(row);
  return rows;
}

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-table-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const read = async (name: string, content: string | Buffer): Promise<(readonly string[])[]> => {
    writeFileSync(join(folder, name), content);
    return all(join(folder, name));
  };

  it('are read as they are, or unpacked on the way', async () => {
    expect(await read('a.csv', 'a,b\n1,é\n')).toEqual([
      ['a', 'b'],
      ['1', 'é'],
    ]);
    expect(await read('a.csv.gz', gzipSync('a,b\n1,é\n'))).toHaveLength(2);
  });

  it('that are broken or missing end the reading', async () => {
    await expect(read('b.csv.gz', 'not packed')).rejects.toThrow('incorrect header check');
    await expect(all(join(folder, 'none.csv'))).rejects.toThrow('none.csv');
    await expect(all(join(folder, 'none.gz'))).rejects.toThrow('none.gz');
  });
});
