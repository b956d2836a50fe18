import type { DraftNotice } from '../../core/shell/boot-data.ts';
import type { ShownMenu } from '../../core/shell/first-frame.ts';
import type { SectorMenu } from '../../schemas/types/http/sector-menu.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { framedPage, scriptsOf } from './build-files.ts';
import type { PackedPage } from './packed-page.ts';
import type { PageParts } from './render-page.ts';
import type { SearchPlace } from './search-head.ts';

/** A page as it is answered: packed for all browsers, and with the policy that its own styles need. */
export interface ServedPage {
  readonly packed: PackedPage;
  readonly policy: string;
}

/** What makes a page another one than those of the same market. */
interface PageFacts {
  readonly running: RunningMarket;
  readonly locale: string;
  readonly path: string;
  readonly files: PageParts['files'];
  readonly draft: DraftNotice | undefined;
  readonly shown: ShownMenu | undefined;
  readonly place: SearchPlace | undefined;
}

/** Most pages that are kept of a market, or of a menu. */
const mostKept = 300;

/** Pages are the same but for what they name to load, until their market is read again: each is made and packed once. */
export class KeptPages {
  readonly #pages = new WeakMap<RunningMarket | SectorMenu, Map<string, ServedPage>>();

  /** A page as it was kept, or as it is made now. */
  async page(facts: PageFacts, make: () => Promise<ServedPage>): Promise<ServedPage> {
    const { running, shown } = facts;
    // A page with a menu lasts as long as the menu; the manifest that this was made with is the market's.
    const owner = shown?.menu ?? running;
    const known = this.#pages.get(owner) ?? new Map<string, ServedPage>();
    this.#pages.set(owner, known);
    const key = keyOf(facts);
    const kept = known.get(key);
    if (kept) return kept;
    const page = await make();
    // Whoever asks names the port that the addresses in a page have: what made-up ones leave is let go.
    if (known.size >= mostKept) known.clear();
    known.set(key, page);
    return page;
  }
}

function keyOf({ running, locale, path, files, draft, shown, place }: PageFacts): string {
  const { manifest } = running.market;
  const plugins = manifest.plugins.map(({ id }) => id);
  return [
    locale,
    draft?.kind,
    running.revision,
    shown?.category,
    place?.canonical,
    framedPage(files, manifest, path),
    ...scriptsOf(files, path, plugins),
  ].join(' ');
}
