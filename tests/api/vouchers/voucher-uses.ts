import type { Voucher } from '../../../schemas/types/http/vouchers.ts';
import type { TestServer } from '../start-server.ts';

/** A voucher, as the shop answers it. */
export const voucherOf = async (
  server: TestServer,
  code: string,
  sector = 'uk-1',
): Promise<Voucher> => (await server.get<Voucher>(`/v1/vouchers/${sector}/${code}`)).body;

/** How many orders hold or have used a code. */
export const usesOf = async ({ db }: TestServer, code: string): Promise<number> => {
  const row = await db
    .selectFrom('voucher_count')
    .select('used')
    .where('code_key', '=', code)
    .executeTakeFirst();
  return row?.used ?? 0;
};
