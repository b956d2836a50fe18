import type { KeyValueStorage } from '../kernel/key-value-storage.ts';

const reloadedKey = 'comanda:reloaded-for-revision';

/** What the check reaches the outside through. */
export interface RevisionPorts {
  /** The revision of the market that the server serves now. Throws when it does not answer. */
  readonly offered: () => Promise<string>;
  /** That of the page. */
  readonly running: string;
  readonly sessionStorage: KeyValueStorage;
  /** Whether an order is being sent: nothing may take the page away from it. */
  readonly isOrdering: () => boolean;
  readonly reload: () => void;
}

/** A way from page to page, by their paths. */
export interface Navigation {
  readonly from: string;
  readonly to: string;
  /** Whether the customer is still at the page as it came, with nothing done there that a reload would undo. */
  readonly isFresh: () => boolean;
}

/** Whether a page lies between the checkout and the order's summary. */
const isPurchase = (path: string): boolean =>
  /^\/order\/(checkout|card-details|ordersummary)(\/|$)/.test(path);

/**
 * Takes a page that is out of date along to the market's new version: at a navigation, never in the midst of buying, and
 * once for each version, so that it can never loop [OPR-13].
 */
export class RevisionCheck {
  readonly #ports: RevisionPorts;
  #latest: string;

  constructor(ports: RevisionPorts) {
    this.#ports = ports;
    this.#latest = ports.running;
  }

  /** The customer has come to another page. What is known too late for this one is used at the next. */
  async arrive({ from, to, isFresh }: Navigation): Promise<void> {
    if (isPurchase(from) && isPurchase(to)) return;
    if (!this.#reloads()) {
      try {
        this.#latest = await this.#ports.offered();
      } catch {
        // Without an answer the page stays; the next navigation asks again.
        return;
      }
      if (!isFresh()) return;
      this.#reloads();
    }
  }

  /** Whether the page is out of date, and is on its way out. */
  #reloads(): boolean {
    const { running, sessionStorage, isOrdering, reload } = this.#ports;
    if (this.#latest === running || isOrdering()) return false;
    if (sessionStorage.read(reloadedKey) === this.#latest) return false;
    sessionStorage.write(reloadedKey, this.#latest);
    reload();
    return true;
  }
}
