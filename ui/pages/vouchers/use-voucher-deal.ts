import { useState } from 'react';
import { dealLink } from '../../../client/deals/deal-link.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

/** The deal that the active voucher opens: the way to its builder, and whether it is not in the basket yet [VOU-27]. */
export const useVoucherDeal = (): { readonly link: string; readonly isToBeBuilt: boolean } => {
  const { basket, vouchers } = useApp();
  const { randomId } = useEnvironment();
  const [basketId] = useState(randomId);
  const { id = '', dealId } = vouchers.applied ?? {};
  if (dealId === undefined) return { link: '', isToBeBuilt: false };
  return {
    link: dealLink({ id: dealId, basketId, redeemId: id }),
    isToBeBuilt: !basket.deals.some(({ redeemId }) => redeemId === id),
  };
};
