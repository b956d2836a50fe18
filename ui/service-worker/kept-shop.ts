/** Where the worker is served: at the top, as it answers for every page. */
export const workerFile = '/service-worker.js';

/** The browser's store of the page and the files that the shop opens with when the server is out of reach. */
export const shopCache = 'comanda-shop';

/** Under which address the page is kept: the server has none there. */
export const keptPage = '/kept-page';

/** Header of the kept page: its market. */
export const marketHeader = 'comanda-market';

/** Attribute of the root of a page that was kept. */
export const keptAttribute = 'data-kept';

/** Whether a path is that of a file of the build, whose name follows from its content. */
export const isBuiltFile = (path: string): boolean => path.startsWith('/assets/');

/** What a page of the server asks the worker to keep. */
export interface KeepRequest {
  readonly type: 'keep';
  /** The language that the page shows. */
  readonly locale: string;
  /** Market, release and revision of the page; empty where it was kept itself, and cannot tell whether it is of now. */
  readonly state: string;
  /** Addresses that the page has loaded: typefaces and parts that no list knows of are among them. */
  readonly loaded: readonly string[];
}

/** Market, release and revision of a page in one text. */
export const stateOf = (market: string, release: string, revision: string): string =>
  `${market} ${release} ${revision}`;
