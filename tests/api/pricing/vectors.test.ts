import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BasketReason, BasketValidation } from '../../../schemas/types/http/orders.ts';
import { type Vector, vectorsOf } from '../../vectors/vector.ts';
import type { TestServer } from '../start-server.ts';
import { startFixtureServer } from './fixture-server.ts';
import { priceClaims } from './price-claims.ts';
import { requestOf } from './request-of-vector.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startFixtureServer();
});
afterAll(() => server.close());

const validate = (request: unknown) =>
  server.post<BasketValidation>('/v1/basket-validator/', request);

const rewards = new Set(['reward-pizza', 'reward-side']);

/** Why a guest cannot buy the basket of a vector: rewards are for members only. */
const reasonsOf = ({ basket, expect: { reasons = [] } }: Vector): BasketReason[] => [
  ...reasons,
  ...(basket.deals ?? [])
    .filter(({ dealId }) => rewards.has(dealId))
    .map(({ dealId }) => ({ code: 'deal-locked', entity: dealId })),
];

/** The server takes the prices of a vector and refuses each of them when it is a penny off, naming it. */
async function takesOnlyItsPrices(vector: Vector): Promise<void> {
  const request = requestOf(vector);
  const reasons = reasonsOf(vector);
  const { status, body } = await validate(request);
  expect({ status, body }).toEqual({
    status: reasons.length === 0 ? 200 : 422,
    body: { valid: reasons.length === 0, reasons },
  });
  for (const { field, amount, pennyOff } of priceClaims(request)) {
    const { status: wrong, body: answer } = await validate(pennyOff);
    expect([wrong, answer.reasons]).toEqual([
      422,
      [...reasons, { code: 'price-changed', entity: field, amount }],
    ]);
  }
}

describe('the price of a deal kind', () => {
  it.each(vectorsOf('DEA-60'))('$name [DEA-60]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-62'))('$name [DEA-62]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-63'))('$name [DEA-63]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-64'))('$name [DEA-64]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-65'))('$name [DEA-65]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-66'))('$name [DEA-66]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-67'))('$name [DEA-67]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-69'))('$name [DEA-69]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-70'))('$name [DEA-70]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-71'))('$name [DEA-71]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-73'))('$name [DEA-73]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-74'))('$name [DEA-74]', takesOnlyItsPrices);
});

describe('the rules of every deal', () => {
  it.each(vectorsOf('DEA-26'))('$name [DEA-26]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-45'))('$name [DEA-45]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-47'))('$name [DEA-47]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-48'))('$name [DEA-48]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-49'))('$name [DEA-49]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-51'))('$name [DEA-51]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-53'))('$name [DEA-53]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-54'))('$name [DEA-54]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-55'))('$name [DEA-55]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-76'))('$name [DEA-76]', takesOnlyItsPrices);
  it.each(vectorsOf('DEA-79'))('$name [DEA-79]', takesOnlyItsPrices);
});

describe('the price of a pizza', () => {
  it.each(vectorsOf('MNU-49'))('$name [MNU-49]', takesOnlyItsPrices);
  it.each(vectorsOf('MNU-52'))('$name [MNU-52]', takesOnlyItsPrices);
  it.each(vectorsOf('MNU-59'))('$name [MNU-59]', takesOnlyItsPrices);
  it.each(vectorsOf('MNU-61'))('$name [MNU-61]', takesOnlyItsPrices);
  it.each(vectorsOf('SHP-21'))('$name [SHP-21]', takesOnlyItsPrices);
});

describe('the price of a basket', () => {
  it.each(vectorsOf('BSK-37'))('$name [BSK-37]', takesOnlyItsPrices);
  it.each(vectorsOf('BSK-38'))('$name [BSK-38]', takesOnlyItsPrices);
  it.each(vectorsOf('BSK-45'))('$name [BSK-45]', takesOnlyItsPrices);
  it.each(vectorsOf('BSK-47'))('$name [BSK-47]', takesOnlyItsPrices);
  it.each(vectorsOf('BSK-48'))('$name [BSK-48]', takesOnlyItsPrices);
  it.each(vectorsOf('BSK-49'))('$name [BSK-49]', takesOnlyItsPrices);
  it.each(vectorsOf('BSK-50'))('$name [BSK-50]', takesOnlyItsPrices);
  it.each(vectorsOf('BSK-51'))('$name [BSK-51]', takesOnlyItsPrices);
  it.each(vectorsOf('BSK-61'))('$name [BSK-61]', takesOnlyItsPrices);
  it.each(vectorsOf('BSK-82'))('$name [BSK-82]', takesOnlyItsPrices);
});

describe('the price of a basket with a voucher', () => {
  it.each(vectorsOf('VOU-07'))('$name [VOU-07]', takesOnlyItsPrices);
  it.each(vectorsOf('VOU-08'))('$name [VOU-08]', takesOnlyItsPrices);
  it.each(vectorsOf('VOU-09'))('$name [VOU-09]', takesOnlyItsPrices);
  it.each(vectorsOf('VOU-11'))('$name [VOU-11]', takesOnlyItsPrices);
  it.each(vectorsOf('VOU-25'))('$name [VOU-25]', takesOnlyItsPrices);
  it.each(vectorsOf('VOU-27'))('$name [VOU-27]', takesOnlyItsPrices);
  it.each(vectorsOf('VOU-36'))('$name [VOU-36]', takesOnlyItsPrices);
});

describe('the price of a basket in every sector', () => {
  it.each(vectorsOf('SUR-33'))('$name [SUR-33, DEA-58]', takesOnlyItsPrices);
  it.each(vectorsOf('SUR-34'))('$name [SUR-34]', takesOnlyItsPrices);
});

describe('the surcharges of a basket', () => {
  it.each(vectorsOf('SUR-03'))('$name [SUR-03]', takesOnlyItsPrices);
  it.each(vectorsOf('SUR-04'))('$name [SUR-04]', takesOnlyItsPrices);
  it.each(vectorsOf('SUR-07'))('$name [SUR-07]', takesOnlyItsPrices);
  it.each(vectorsOf('SUR-12'))('$name [SUR-12]', takesOnlyItsPrices);
  it.each(vectorsOf('SUR-17'))('$name [SUR-17]', takesOnlyItsPrices);
  it.each(vectorsOf('SUR-18'))('$name [SUR-18]', takesOnlyItsPrices);
  it.each(vectorsOf('CHK-94'))('$name [CHK-94]', takesOnlyItsPrices);
});
