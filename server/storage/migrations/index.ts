import type { Migration } from 'kysely/migration';
import { catalogue } from './0001-catalogue.ts';
import { orders } from './0002-orders.ts';
import { money } from './0003-money.ts';
import { secrets } from './0004-secrets.ts';
import { places } from './0005-places.ts';
import { credit } from './0006-credit.ts';
import { accounts } from './0007-accounts.ts';
import { loyalty } from './0009-loyalty.ts';
import { priority } from './0010-priority.ts';
import { accountIndexes } from './0011-account-indexes.ts';
import { rateLimits } from './0013-rate-limits.ts';
import { presentMoment } from './0014-present-moment.ts';
import { personalData } from './0017-personal-data.ts';
import { priorityAddresses } from './0018-priority-addresses.ts';
import { plugins } from './0019-plugins.ts';
import { oneTimeValues } from './0020-one-time-values.ts';
import { signIn } from './0021-sign-in.ts';
import { gatewayMemory } from './0022-gateway-memory.ts';
import { letters } from './0025-letters.ts';
import { contactEmail } from './0026-contact-email.ts';
import { refunds } from './0027-refunds.ts';
import { untakenOrders } from './0028-untaken-orders.ts';
import { operators } from './0029-operators.ts';
import { marketVersions } from './0031-market-versions.ts';
import { orderSearch } from './0032-order-search.ts';
import { figures } from './0036-figures.ts';
import { marketDrafts } from './0037-market-drafts.ts';
import { hutOverrides } from './0038-hut-overrides.ts';
import { marketCanaries } from './0039-market-canaries.ts';
import { photos } from './0040-photos.ts';
import { uploadedPhotos } from './0041-uploaded-photos.ts';
import { channelMessages } from './0043-channel-messages.ts';
import { orderFeedback } from './0046-order-feedback.ts';
import { orderNames } from './0047-order-names.ts';
import { ordersByMonth } from './0048-orders-by-month.ts';
import { driverPositions } from './0049-driver-positions.ts';
import { favourites } from './0050-favourites.ts';
import { ownAddresses } from './0051-own-addresses.ts';
import { groupOrders } from './0052-group-orders.ts';
import { orderFollowers } from './0053-order-followers.ts';
import { lateOpenings } from './0054-late-openings.ts';
import { upsells } from './0008-upsells.ts';
import { writeCheck } from './0015-write-check.ts';

/**
 * Every migration by name, run in the order of the names. A migration that has been released is never
 * changed: add the next number.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-catalogue': catalogue,
  '0002-orders': orders,
  '0003-money': money,
  '0004-secrets': secrets,
  '0005-places': places,
  '0006-credit': credit,
  '0007-accounts': accounts,
  '0008-upsells': upsells,
  '0009-loyalty': loyalty,
  '0010-priority': priority,
  '0011-account-indexes': accountIndexes,
  '0013-rate-limits': rateLimits,
  '0014-present-moment': presentMoment,
  '0015-write-check': writeCheck,
  '0017-personal-data': personalData,
  '0018-priority-addresses': priorityAddresses,
  '0019-plugins': plugins,
  '0020-one-time-values': oneTimeValues,
  '0021-sign-in': signIn,
  '0022-gateway-memory': gatewayMemory,
  '0025-letters': letters,
  '0026-contact-email': contactEmail,
  '0027-refunds': refunds,
  '0028-untaken-orders': untakenOrders,
  '0029-operators': operators,
  '0031-market-versions': marketVersions,
  '0032-order-search': orderSearch,
  '0036-figures': figures,
  '0037-market-drafts': marketDrafts,
  '0038-hut-overrides': hutOverrides,
  '0039-market-canaries': marketCanaries,
  '0040-photos': photos,
  '0041-uploaded-photos': uploadedPhotos,
  '0043-channel-messages': channelMessages,
  '0046-order-feedback': orderFeedback,
  '0047-order-names': orderNames,
  '0048-orders-by-month': ordersByMonth,
  '0049-driver-positions': driverPositions,
  '0050-favourites': favourites,
  '0051-own-addresses': ownAddresses,
  '0052-group-orders': groupOrders,
  '0053-order-followers': orderFollowers,
  '0054-late-openings': lateOpenings,
};
