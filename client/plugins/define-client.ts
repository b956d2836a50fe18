import type { IAnyModelType, Instance } from 'mobx-state-tree';

/**
 * A plugin's client half: the state it has in the browser, a tree of its own on the client's root. It is made when the
 * first part of the plugin is drawn, once a page. Its stores say how far they see like any others,
 * `.volatile(seesOrdering)` or `.volatile(seesPurchase)`, and reach the shop through `rootOf(self)` and
 * `environmentOf(self)`; the shop's own stores know nothing of it [ENG-16].
 */
export interface ClientHalf<Model extends IAnyModelType = IAnyModelType, Options = never> {
  /** The store; each of its properties has a default. */
  readonly model: Model;
  /** Properties that outlive the page, in the browser's storage, until the customer's session ends. */
  readonly keeps?: readonly string[];
  /**
   * Runs once the store is on the root with what it kept; what it watches from then on starts here. It is given the
   * plugin's options as browsers get them, checked by their schema.
   */
  readonly open?: (store: Instance<Model>, options: Options) => void;
}

/** Types the client half of a plugin. */
export const defineClient = <Model extends IAnyModelType, Options>(
  half: ClientHalf<Model, Options>,
): ClientHalf<Model, Options> => half;
