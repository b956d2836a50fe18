import { normaliseCode } from '../../core/vouchers/voucher-code.ts';
import { currentEdition, marketWithSector } from '../markets/edition.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { type KnownVoucher, vouchersByCode } from './vouchers-by-code.ts';

const known = new WeakMap<RunningMarket, ReadonlyMap<string, KnownVoucher>>();

const keyOf = (sector: string, code: string): string => `${sector} ${normaliseCode(code)}`;

function booksOf(running: RunningMarket): ReadonlyMap<string, KnownVoucher> {
  const kept = known.get(running);
  if (kept) return kept;
  const { catalogue, market } = running;
  const codes = vouchersByCode(market.manifest, catalogue?.vouchers ?? []).map(
    ({ sector, ...voucher }): [string, KnownVoucher] => [keyOf(sector, voucher.code), voucher],
  );
  // Of two that are written alike the first counts, as where they are stored.
  const books = new Map(codes.toReversed());
  known.set(running, books);
  return books;
}

/** The books of the edition whose visitor calls; undefined where the stored ones hold. */
export function editionBooks(
  sector: string,
): { readonly find: (code: string) => KnownVoucher | undefined } | undefined {
  const edition = currentEdition();
  const running = edition && marketWithSector(edition, sector);
  if (!running?.catalogue) return undefined;
  return { find: (code) => booksOf(running).get(keyOf(sector, code)) };
}
