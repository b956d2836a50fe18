import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useDealLink } from './use-deal-link.ts';

/** What choosing a deal of the list does. */
export interface DealChoice {
  readonly to: string;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Choosing a deal leads to its builder. Where the market fills a deal's kind from the basket, that is tried first, and
 * the builder opens when the items do not allow it [DEA-41].
 */
export function useDealChoice(): (deal: Deal) => DealChoice {
  const linkOf = useDealLink();
  const navigate = useNavigate();
  const { basket, dealbot } = useApp();
  const { fillsKinds } = useEnvironment().market.manifest.dealbot;
  return (deal) => {
    const to = linkOf(deal);
    if (basket.isEmpty || dealbot.isDisabled || !fillsKinds.includes(deal.kind)) return { to };
    return {
      to,
      onClick: (event) => {
        const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (isNewTab) return;
        event.preventDefault();
        const open = async (): Promise<void> => {
          const isHeld: boolean = await dealbot.optimise(deal.id);
          if (!isHeld) await navigate(to);
        };
        void open();
      },
    };
  };
}
