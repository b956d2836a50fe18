import type { CallRules } from './call-rules.ts';

/**
 * When what fills a point is loaded: with every `page`, with a `hut`, with the `checkout`, after `consent`, in a
 * `web-view` with every page, on the `server` only [ENG-12].
 */
export type LoadMoment = BrowserMoment | 'server';

/** The moments at which a browser loads plugins. */
export type BrowserMoment = 'page' | 'hut' | 'checkout' | 'consent' | 'web-view';

/** One entry of the menu of what can be extended. */
export interface ExtensionPoint<Contract = object> {
  /** What the point is for, in one sentence. */
  readonly purpose: string;
  /** `one`: a plugin fills it, no more than one where they conflict. `many`: any number, in the order of the manifest. */
  readonly cardinality: 'one' | 'many';
  /** A market does without a plugin for it; the purpose says what that means. */
  readonly mayBeEmpty?: boolean;
  readonly loads: LoadMoment;
  /** Two plugins want it: `refuse` at start, `in-order` all of them run, `first` that answers wins. */
  readonly conflict: 'refuse' | 'in-order' | 'first';
  /**
   * A call throws, takes too long or answers nonsense: `stop` the flow, `skip` it, `default` value in its place. The engine
   * does it at every call, and reports each failure [ENG-27].
   */
  readonly failure: 'stop' | 'skip' | 'default';
  /**
   * A plugin that fails more often within a minute is left out for a minute in its market, by each process of the server
   * [ENG-28]. Only for points that ask somebody outside: where a plugin decides by itself, what one caller sends must not
   * take it from everybody.
   */
  readonly mostFailures?: number;
  /** By what the engine judges calls, and what stands in for an answer. */
  readonly calls: CallRules<Contract>;
}
