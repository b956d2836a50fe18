import { flow, types } from 'mobx-state-tree';
import type { Sku } from '../../schemas/types/http/orders.ts';
import { environmentOf, seesOrdering } from '../kernel/environment.ts';
import { fetchWithRetries } from './fetch-with-retries.ts';

const skuTypes: readonly string[] = ['pizza', 'deal', 'side', 'drink', 'dessert', 'dip'];

/** Whose skus are held: those of a sector and a kind of point of sale [MNU-31]. */
interface SkusOf {
  readonly sector?: string | undefined;
  readonly pos?: string | undefined;
}

/** The skus of a sector and a kind of point of sale [MNU-30, MNU-31, MNU-32, MNU-33, MNU-34]. */
export const SkuStore = types
  .model('Skus', {
    sector: types.maybe(types.string),
    pos: types.maybe(types.string),
    list: types.frozen<readonly Sku[]>([]),
    status: types.optional(types.enumeration(['none', 'loading', 'success', 'error']), 'none'),
    error: types.maybe(types.string),
  })
  .volatile(seesOrdering)
  .actions((self) => ({
    start({ sector, pos }: SkusOf) {
      self.sector = sector;
      self.pos = pos;
      self.list = [];
      self.error = undefined;
      self.status = 'loading';
    },
    /** Keeps the skus of the types that are sold [MNU-30]. */
    succeed(list: readonly Sku[]) {
      self.list = list.filter(({ type }) => skuTypes.includes(type));
      self.status = 'success';
    },
    fail(message: string) {
      self.error = message;
      self.status = 'error';
    },
    reset() {
      self.sector = undefined;
      self.pos = undefined;
      self.list = [];
      self.error = undefined;
      self.status = 'none';
    },
  }))
  .actions((self) => ({
    /**
     * Fetches the skus unless those of this sector and point of sale are held already; as nobody sees them to
     * ask again, failures are retried as the market does by default [CST-62].
     */
    load: flow(function* load(of: SkusOf) {
      const { sector, pos } = of;
      if (sector === undefined || pos === undefined) {
        self.fail('failed to fetch skus: missing sector or pos type field');
        return;
      }
      const isSame = () => self.sector === sector && self.pos === pos;
      if (isSame() && self.status !== 'error') return;
      self.start(of);
      try {
        const { market, menu, wait } = environmentOf(self);
        const { attempts, ...pauses } = market.manifest.http.retry;
        const list: readonly Sku[] | undefined = yield fetchWithRetries(
          async () => (isSame() ? menu.skus(sector, pos) : undefined),
          { ...pauses, retries: attempts - 1 },
          wait,
        );
        if (!isSame()) return;
        if (list === undefined || list.length === 0)
          self.fail('failed to fetch skus: no skus came');
        else self.succeed(list);
      } catch (error) {
        if (!isSame()) return;
        self.fail(`failed to fetch skus: ${error instanceof Error ? error.message : 'no answer'}`);
      }
    }),
  }));
