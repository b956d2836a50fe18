import hut from '../../schemas/catalogue/hut.schema.json' with { type: 'json' };
import product from '../../schemas/catalogue/product.schema.json' with { type: 'json' };
import root from '../../schemas/manifest.schema.json' with { type: 'json' };
import accounts from '../../schemas/manifest/accounts.schema.json' with { type: 'json' };
import address from '../../schemas/manifest/address.schema.json' with { type: 'json' };
import checkout from '../../schemas/manifest/checkout.schema.json' with { type: 'json' };
import deals from '../../schemas/manifest/deals.schema.json' with { type: 'json' };
import experiments from '../../schemas/manifest/experiments.schema.json' with { type: 'json' };
import limits from '../../schemas/manifest/limits.schema.json' with { type: 'json' };
import localisation from '../../schemas/manifest/localisation.schema.json' with { type: 'json' };
import loyalty from '../../schemas/manifest/loyalty.schema.json' with { type: 'json' };
import market from '../../schemas/manifest/market.schema.json' with { type: 'json' };
import menu from '../../schemas/manifest/menu.schema.json' with { type: 'json' };
import orders from '../../schemas/manifest/orders.schema.json' with { type: 'json' };
import payments from '../../schemas/manifest/payments.schema.json' with { type: 'json' };
import services from '../../schemas/manifest/services.schema.json' with { type: 'json' };
import shell from '../../schemas/manifest/shell.schema.json' with { type: 'json' };
import site from '../../schemas/manifest/site.schema.json' with { type: 'json' };
import vouchers from '../../schemas/manifest/vouchers.schema.json' with { type: 'json' };
import { inlineReferences } from './inline-references.ts';
import { toFileSchema } from './manifest-file-schema.ts';

/** The schema of a whole manifest, in one piece: what every market has once its levels are laid together. */
export const manifestSchema = inlineReferences(root, [
  accounts,
  address,
  checkout,
  deals,
  experiments,
  hut,
  product,
  limits,
  localisation,
  loyalty,
  market,
  menu,
  orders,
  payments,
  services,
  shell,
  site,
  vouchers,
]);

/** The schema of one manifest file, which says only what differs from the level below. */
export const manifestFileSchema = toFileSchema(manifestSchema);
