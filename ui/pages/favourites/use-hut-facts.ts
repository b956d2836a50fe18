import { useEffect } from 'react';
import type { BasketCheck } from '../../../core/basket/check-basket.ts';
import { useTier } from '../../platform/use-tier.ts';
import { useApp } from '../../store-context.tsx';

/** What the hut of this visit sells, and by what it is priced and checked. */
interface HutFacts {
  /** Undefined without a hut, and until its menu has come. */
  readonly facts: BasketCheck | undefined;
  readonly isLocalised: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => Promise<unknown>;
}

/** Loads the menu of the hut outside of the order pages, where there is a hut; for observers. */
export function useHutFacts(): HutFacts {
  const app = useApp();
  const { localisation, ordering } = app;
  const { isLocalised } = localisation;
  const isReady = ordering !== undefined;
  useTier(isReady || !isLocalised, app.readyToOrder);
  useEffect(() => {
    if (isReady && isLocalised) localisation.resume();
  }, [isReady, isLocalised, localisation]);
  return {
    facts: isLocalised ? ordering?.basket.facts : undefined,
    isLocalised,
    hasFailed: isLocalised && ordering?.menu.hasFailed === true,
    retry: () => Promise.all([ordering?.menu.reload(), ordering?.deals.load()]),
  };
}
