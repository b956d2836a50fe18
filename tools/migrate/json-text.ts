import {
  applyEdits,
  type Edit,
  findNodeAtLocation,
  type JSONPath,
  modify,
  type Node,
  parseTree,
} from 'jsonc-parser';

/** The text of a JSON file, changed key by key; everything that no change is about stays as it is written. */
export class JsonText {
  #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  /** What stands at a path, such as a list's entries; undefined where nothing does. */
  valueAt(path: JSONPath): unknown {
    const node = this.#nodeAt(path);
    return node === undefined ? undefined : JSON.parse(this.#text.slice(node.offset, endOf(node)));
  }

  /** Writes a value where one stands, or a new key behind the one that is named. */
  set(path: JSONPath, value: unknown, behind?: string): void {
    const getInsertionIndex = (keys: string[]): number =>
      behind === undefined ? keys.length : keys.indexOf(behind) + 1;
    this.#apply(modify(this.#text, path, value, { formattingOptions, getInsertionIndex }));
  }

  /** Takes a key or an entry away, with the comma and the space up to its neighbour. */
  remove(path: JSONPath): void {
    const value = this.#nodeAt(path);
    const node = value?.parent?.type === 'property' ? value.parent : value;
    if (!node) return;
    const siblings = node.parent?.children ?? [];
    const index = siblings.indexOf(node);
    const next = siblings[index + 1];
    const previous = siblings[index - 1];
    const from = next || !previous ? node.offset : endOf(previous);
    const to = next ? next.offset : endOf(node);
    this.#apply([{ offset: from, length: to - from, content: '' }]);
  }

  #apply(edits: Edit[]): void {
    this.#text = applyEdits(this.#text, edits);
  }

  #nodeAt(path: JSONPath): Node | undefined {
    const root = parseTree(this.#text);
    return root && findNodeAtLocation(root, path);
  }
}

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

const endOf = ({ offset, length }: Node): number => offset + length;
