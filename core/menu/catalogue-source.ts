import { type CallRules, isRecord, isText } from '../call-rules.ts';
import type { ParsedJson } from '../manifest/parsed-json.ts';

/** Whose catalogue is read. */
export interface CatalogueOwner {
  /** Id of the market. */
  readonly market: string;
  /** The market's folder, as an absolute path. */
  readonly folder: string;
  /** The same as messages name it, such as `markets/<market>`. */
  readonly file: string;
}

/** One part of a catalogue, as it was found. A part that could not be read has a problem in place of its content. */
export interface CataloguePart extends ParsedJson {
  /**
   * `huts`, `products`, `options`, `deals`, `discounts`, `upsells`, `vouchers`, `gift-cards`, `places` or `streets`, whose
   * schemas stand in `schemas/catalogue/`, and `words.<locale>` for each locale but the first; once each.
   */
  readonly name: string;
  /** Where it is from, as messages about it name it: a file, or an address without secrets. */
  readonly file: string;
}

/**
 * Where a market's huts, products, deals and so on are read from [ENG-20]. It judges nothing: the engine checks every part
 * against its schema and the parts against each other, and serves a catalogue whole or not at all [CST-02].
 *
 * It is read when the server starts, before the database is open, and again after any file of the deployment has changed.
 */
export interface CatalogueSource {
  /**
   * The parts that there are now, read again at every call; none where the market's huts come from elsewhere.
   * @throws where it cannot be read at all: a start ends, and a server that runs keeps what it serves
   */
  read(owner: CatalogueOwner): Promise<readonly CataloguePart[]>;
}

/** How long a catalogue is waited for, in milliseconds: nobody looks on, and it may be large and far away. */
const longestReadMs = 60_000;

const isPart = (part: unknown): boolean => {
  if (!isRecord(part)) return false;
  const { name, file, content, problem } = part as Partial<CataloguePart>;
  return isText(name) && isText(file) && (content !== undefined || isRecord(problem));
};

export const catalogueSourceCalls: CallRules<CatalogueSource> = {
  read: {
    limitMs: longestReadMs,
    fits: (answer) => Array.isArray(answer) && answer.every(isPart),
  },
};
