import type { DealKind } from '../../core/deals/deal-kind.ts';
import { definePlugin } from '../../core/define-plugin.ts';
import { bogof } from './bogof.ts';
import { bogoh } from './bogoh.ts';
import { bogtf } from './bogtf.ts';
import { bundleDiscount } from './bundle-discount.ts';
import { buyxGety } from './buyx-gety.ts';
import { flat } from './flat.ts';
import { giftcard } from './giftcard.ts';
import { standardDrinkPrice, standardPizzaPrice } from './standard-price.ts';

const contribute = (kind: DealKind) => ({ point: 'deal-kind' as const, make: () => kind });

/** The nine deal kinds [DEA-20]. */
export default definePlugin({
  id: 'deal-kinds',
  title: 'Prices the usual kinds of deals, from buy one get one free to bundles',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [
    contribute(bogof),
    contribute(bogoh),
    contribute(bogtf),
    contribute(buyxGety),
    contribute(bundleDiscount),
    contribute(standardDrinkPrice),
    contribute(standardPizzaPrice),
    contribute(flat),
    contribute(giftcard),
  ],
});
