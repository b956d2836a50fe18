import assert from 'node:assert/strict';
import {
  type ExtraOffer,
  type FulfilmentExtra,
  withExtras,
} from '../../core/basket/fulfilment-extra.ts';
import { extraSurcharges } from '../../core/basket/price-basket.ts';
import { sampleOrderFacts, sampleOrderRequest } from '../sample-order.ts';
import type { Suite } from '../suite.ts';

/** Where an order goes, how and when. */
type Where = ExtraOffer;

export interface ExtraSamples {
  /** The names under which orders that are stored know it. */
  readonly known: Pick<FulfilmentExtra, 'id' | 'surchargeType' | 'orderField'>;
  /** An order that may have the extra. */
  readonly offered: Where;
  /** Orders that may not. */
  readonly notOffered: readonly Where[];
}

/** What every fulfilment extra has to do. */
export const fulfilmentExtraSuite: Suite<FulfilmentExtra, ExtraSamples> = (
  { make, manifest },
  { known, offered, notOffered },
) => {
  const facts = sampleOrderFacts(manifest);
  return [
    {
      title: 'is called by the names that stored orders have of it',
      run: () => {
        const { id, surchargeType, orderField } = make();
        assert.deepEqual({ id, surchargeType, orderField }, known);
      },
    },
    {
      title: 'is offered to the orders that may have it, and to no others [ENG-22]',
      run: () => {
        const extra = make();
        const isOffered = (where: Where) => extra.isOffered(where);
        assert.equal(isOffered(offered), true);
        for (const where of [...notOffered, { ...offered, sector: undefined }]) {
          assert.equal(isOffered(where), false, JSON.stringify(where));
        }
      },
    },
    {
      title: 'costs a whole amount of 0 or more, charged once, and nothing where it is not kept',
      run: () => {
        const extra = make();
        const fee = extra.fee();
        assert.ok(Number.isInteger(fee) && fee >= 0, `${fee}`);
        const charged = (extras?: readonly string[]) =>
          extraSurcharges(extras ? { extras } : {}, [extra]).map(({ type, amount }) => [
            type,
            amount,
          ]);
        assert.deepEqual(charged([extra.id, extra.id]), [[extra.surchargeType, fee]]);
        assert.deepEqual([charged([]), charged()], [[], []]);
      },
    },
    {
      title: 'is named by an order request in its own field, by what is kept and nothing else',
      run: () => {
        const extra = make();
        const request = sampleOrderRequest(facts, manifest);
        const kept = { any: ['thing'] };
        const named = withExtras(request, [extra], { [extra.id]: kept });
        assert.deepEqual(named, { ...request, [extra.orderField]: kept });
        assert.deepEqual(withExtras(request, [extra]), request);
      },
    },
    {
      title: 'takes an order with nothing to make, and answers the same for the same basket',
      run: () => {
        const { catalogue, basket } = facts;
        const answers = [make(), make()].map((extra) => extra.takes(basket, { catalogue }));
        assert.deepEqual(answers, [true, true]);
      },
    },
  ];
};
