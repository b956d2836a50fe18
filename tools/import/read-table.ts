import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { pipeline } from 'node:stream';

/** How a file of rows is written. */
export interface TableForm {
  /** Between two cells. */
  readonly delimiter: string;
  /** Whether cells may stand in quotation marks, with a doubled one for a mark inside. */
  readonly isQuoted: boolean;
}

const bom = '\ufeff';

/** The rows of a file, cell by cell, without holding more than a piece of it; `.gz` files are unpacked on the way. */
export async function* readTable(file: string, form: TableForm): AsyncGenerator<readonly string[]> {
  const rows = new RowReader(form);
  for await (const piece of textOf(file)) yield* rows.read(piece);
  yield* rows.end();
}

/** The text of a file, piece by piece. @throws what reading or unpacking it throws */
function textOf(file: string): AsyncIterable<string> {
  const bytes = createReadStream(file);
  if (!file.endsWith('.gz')) return bytes.setEncoding('utf8');
  const unpacked = createGunzip();
  // A failure of the file reaches whoever reads what is unpacked.
  pipeline(bytes, unpacked, () => undefined);
  return unpacked.setEncoding('utf8');
}

/** Takes text apart into rows as it comes. */
export class RowReader {
  readonly #form: TableForm;
  #cells: string[] = [];
  #cell = '';
  #isQuoted = false;
  /** A mark was just read inside quotes: it ends them, unless another follows. */
  #mayEnd = false;
  #isFirst = true;

  constructor(form: TableForm) {
    this.#form = form;
  }

  *read(piece: string): Generator<readonly string[]> {
    const text = this.#isFirst && piece.startsWith(bom) ? piece.slice(1) : piece;
    if (piece !== '') this.#isFirst = false;
    for (const letter of text) {
      if (this.#isQuoted && this.#readQuoted(letter)) continue;
      if (letter === '"' && this.#form.isQuoted && this.#cell === '') this.#isQuoted = true;
      else if (letter === this.#form.delimiter) this.#endCell();
      else if (letter === '\n') yield* this.#endRow();
      else this.#cell += letter;
    }
  }

  /** The last row, when no line break follows it. */
  *end(): Generator<readonly string[]> {
    this.#isQuoted = false;
    yield* this.#endRow();
  }

  /** Whether the letter belongs to the quoted cell. */
  #readQuoted(letter: string): boolean {
    if (this.#mayEnd) {
      this.#mayEnd = false;
      if (letter !== '"') {
        this.#isQuoted = false;
        return false;
      }
      this.#cell += letter;
    } else if (letter === '"') this.#mayEnd = true;
    else this.#cell += letter;
    return true;
  }

  #endCell(): void {
    this.#cells.push(this.#cell.trim());
    this.#cell = '';
  }

  *#endRow(): Generator<readonly string[]> {
    this.#endCell();
    const cells = this.#cells;
    this.#cells = [];
    if (cells.length > 1 || cells[0] !== '') yield cells;
  }
}
