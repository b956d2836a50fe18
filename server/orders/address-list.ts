import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { OwnAddress } from '../../schemas/types/http/orders.ts';
import type { AccountAddressTable } from '../storage/account-tables.ts';
import type { Tables } from '../storage/tables.ts';
import { type Orderer, type RecentOrder, recentOrders } from './recent-orders.ts';

type Address = OwnAddress['address'];
type Row = Selectable<AccountAddressTable>;

/** What an address is known again by, however it is written; of one that was taken out nothing else is kept. */
export const digestOf = (accountId: string, address: Address): string => {
  const { streettype, streetno, streetname, city, postcode, interior } = address;
  const text = [streettype, streetno, streetname, city, postcode, interior]
    .map((part) => (part ?? '').toLowerCase().replace(/\s+/g, ''))
    .join('|');
  return createHash('sha256').update(`${accountId}|${text}`).digest('hex');
};

/** An address with what it is known again by. */
export type Known = OwnAddress & { readonly digest: string };

const savedIn = ({ id, digest, address, instructions, is_preferred }: Row): Known[] =>
  address === null
    ? []
    : [
        {
          id,
          digest,
          address: address as Address,
          ...(instructions !== null && { instructions }),
          isPreferred: is_preferred,
          isSaved: true,
        },
      ];

/** Where the customer's own deliveries went, as far as they have not kept it or taken it out since; what was for somebody else is theirs. */
const orderedIn = (
  orders: readonly RecentOrder[],
  accountId: string,
  rows: readonly Row[],
): Known[] => {
  const known = new Map(rows.map((row) => [row.digest, row]));
  return orders
    .flatMap(({ placedAt, request: { customer } }): Known[] => {
      const { deliveryAddress: address, instructions, recipient } = customer;
      if (!address || recipient) return [];
      const digest = digestOf(accountId, address);
      const row = known.get(digest);
      if (row && (row.address !== null || placedAt <= row.updated_at)) return [];
      return [
        {
          id: `order-${digest.slice(0, 32)}`,
          digest,
          address,
          ...(instructions ? { instructions } : {}),
          isPreferred: false,
          isSaved: false,
        },
      ];
    })
    .filter(({ digest }, index, all) => all.findIndex((one) => one.digest === digest) === index);
};

const rowsOf = (db: Kysely<Tables>, accountId: string): Promise<Row[]> =>
  db
    .selectFrom('account_address')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_preferred', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();

/** The addresses of a customer with what each is known again by. */
export async function knownAddresses(
  db: Kysely<Tables>,
  orderer: Orderer,
  orders?: readonly RecentOrder[],
): Promise<readonly Known[]> {
  const rows = await rowsOf(db, orderer.accountId);
  const read = orders ?? (await recentOrders(db, orderer));
  return [...rows.flatMap(savedIn), ...orderedIn(read, orderer.accountId, rows)];
}

const told = ({ digest: _digest, ...address }: Known): OwnAddress => address;

/** The addresses of a customer: those kept, the preferred one first, then those of their last deliveries [SHP-34]. */
export const ownAddresses = async (
  db: Kysely<Tables>,
  orderer: Orderer,
  orders?: readonly RecentOrder[],
): Promise<readonly OwnAddress[]> => (await knownAddresses(db, orderer, orders)).map(told);
