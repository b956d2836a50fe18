import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { Basket } from '../../core/basket/basket.ts';
import type { BasketCheck } from '../../core/basket/check-basket.ts';

/** What the optimise call is asked about; minor units. */
export interface OptimiseFacts {
  readonly basket: Basket;
  readonly hut: { readonly id: string; readonly sector: string };
  readonly disposition: {
    readonly type: Disposition;
    readonly when: 'asap' | 'scheduled';
    /** Milliseconds, of a scheduled order. */
    readonly time?: number | undefined;
  };
  readonly amountDue: number;
  /** What the active discount takes off; undefined without one. */
  readonly discount: { readonly id: string; readonly value: number } | undefined;
  /** A deal that is to be filled from the items [BOT-34]. */
  readonly wantedDealId?: string | undefined;
}

/** A basket's lines after the optimise call, with the discount that the answer names. */
export interface OptimisedLines extends Pick<Basket, 'deals' | 'items'> {
  readonly discountId: string | undefined;
}

/** One product that would bring a saving. */
export interface NextStep {
  readonly productId: string;
  readonly title: string;
  /** What the product costs less than it would by itself, in minor units. */
  readonly saving: number;
}

/** What the deal assistant works with; whoever provides it may load it when it is first asked. */
export interface DealbotPort {
  /**
   * The lines of a basket in the cheapest grouping; undefined when the basket is to stay as it is.
   * @throws HttpError when the server could not be asked
   */
  optimise(facts: OptimiseFacts): Promise<OptimisedLines | undefined>;
  /** Products that would bring a saving; none while nothing is near. */
  nextSteps(facts: BasketCheck): Promise<readonly NextStep[]>;
  /** What another grouping of a basket would save, in minor units; 0 when none is cheaper [SHP-25]. */
  saving(facts: BasketCheck): Promise<number>;
}

/** What the stores that work with the deal assistant reach the outside through, besides the environment of all. */
export interface DealbotPorts {
  readonly dealbot: DealbotPort;
}
