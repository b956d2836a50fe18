import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConformanceCases } from '../../conformance/suites.ts';
import type { CatalogueOwner } from '../../core/menu/catalogue-source.ts';

/** A folder of a market that is there for one check. */
class SampleFolder {
  #folder = '';
  readonly #within: string;

  constructor(within: string) {
    this.#within = within;
  }

  readonly setUp = (): (() => void) => {
    this.#folder = mkdtempSync(join(tmpdir(), 'comanda-catalogue-'));
    mkdirSync(join(this.#folder, this.#within), { recursive: true });
    for (const name of ['huts', 'products', 'deals', 'words.fr-FR']) this.#write(name, '[]');
    this.#write('options', '{}');
    writeFileSync(join(this.#folder, this.#within, 'README.md'), 'No part of the catalogue.');
    return () => rmSync(this.#folder, { recursive: true, force: true });
  };

  readonly owner = (): CatalogueOwner => ({
    market: 'sample',
    folder: this.#folder,
    file: 'markets/sample',
  });

  readonly without = (): CatalogueOwner => ({
    market: 'other',
    folder: join(this.#folder, 'other'),
    file: 'markets/other',
  });

  readonly change = (): (() => void) => {
    this.#write('products', '[{ "id": "margherita" }]');
    return () => this.#write('products', '[]');
  };

  readonly spoil = () => {
    this.#write('deals', '[{');
    return { name: 'deals', repair: () => this.#write('deals', '[]') };
  };

  readonly breakDown = (): (() => void) => {
    // A folder where a file should be can be read by nobody, whoever runs the check.
    const file = join(this.#folder, this.#within, 'places.json');
    mkdirSync(file);
    return () => rmSync(file, { recursive: true });
  };

  #write(name: string, text: string): void {
    writeFileSync(join(this.#folder, this.#within, `${name}.json`), text);
  }
}

const caseOf = (name: string, within: string, options?: Readonly<Record<string, unknown>>) => {
  const { setUp, owner, without, change, spoil, breakDown } = new SampleFolder(within);
  const samples = { setUp, owner, without, change, spoil, breakDown };
  return { name, ...(options && { options }), ...samples };
};

export default {
  'catalogue-source': [
    caseOf('in the usual folder', 'catalogue'),
    caseOf('in another folder', 'data/menu', { folder: 'data/menu' }),
  ],
} satisfies ConformanceCases;
