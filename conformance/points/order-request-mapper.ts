import assert from 'node:assert/strict';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { CheckoutValues } from '../../core/checkout/contact-rules.ts';
import type { DeliveryAddress } from '../../core/localisation/address-strategy.ts';
import type { OrderFacts, OrderRequestMapper } from '../../core/orders/order-request-mapper.ts';
import hutSchema from '../../schemas/catalogue/hut.schema.json' with { type: 'json' };
import schema from '../../schemas/http/order-request.schema.json' with { type: 'json' };
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import { sampleOrderFacts, sampleOrderRequest } from '../sample-order.ts';
import { frozen } from '../stand-ins.ts';
import type { Suite } from '../suite.ts';

export interface MapperSamples {
  /** A filled-in form of the market. */
  readonly values: CheckoutValues;
  /** The address that was found for the delivery. */
  readonly deliveryAddress: DeliveryAddress;
  /** The parts of the request that it may write; it leaves every other as it was. */
  readonly writes: readonly (keyof OrderRequest)[];
  /** Whether it is the one that writes the address of a delivery. */
  readonly writesAddress: boolean;
}

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats.default(ajv);
const isOrderRequest = ajv.addSchema(hutSchema).compile(schema);

/** What every order-request mapper has to do [ORD-49]. */
export const orderRequestMapperSuite: Suite<OrderRequestMapper, MapperSamples> = (
  { make, manifest },
  { values, deliveryAddress, writes, writesAddress },
) => {
  const factsWith = (changes: Partial<OrderFacts> = {}) =>
    sampleOrderFacts(manifest, { values, deliveryAddress, ...changes });
  const mapped = (facts: OrderFacts, mapper = make()): OrderRequest =>
    mapper.map(sampleOrderRequest(facts, manifest), facts);

  return [
    {
      title: 'leaves a request that the server takes',
      run: () => {
        const request: unknown = JSON.parse(JSON.stringify(mapped(factsWith())));
        assert.ok(isOrderRequest(request), JSON.stringify(isOrderRequest.errors));
      },
    },
    {
      title: 'changes neither what it was given nor what is not its own [ORD-49]',
      run: () => {
        const facts = frozen({ ...factsWith({ voucher: { id: 'SAVER' } }) });
        const before = frozen(sampleOrderRequest(facts, manifest));
        const after = make().map(before, facts);
        const names = new Set([...Object.keys(before), ...Object.keys(after)]);
        const changed = [...names].filter((name) => {
          const part = name as keyof OrderRequest;
          return JSON.stringify(after[part]) !== JSON.stringify(before[part]);
        });
        assert.deepEqual(
          changed.filter((name) => !writes.some((part) => part === name)),
          [],
        );
      },
    },
    {
      title: 'gives deliveries an address where it writes one, other orders none [ORD-06]',
      run: () => {
        const { deliveryAddress: address } = mapped(factsWith()).customer;
        assert.equal(address !== undefined, writesAddress);
        if (address) assert.match(address.streetname, /\S/);
        for (const type of ['collection', 'dinein'] as const) {
          const { customer } = mapped(factsWith({ disposition: { type, when: 'asap' } }));
          assert.ok(!('deliveryAddress' in customer), type);
        }
      },
    },
    {
      title: 'reads an address it wrote back into fields of the form, as text',
      run: () => {
        const mapper = make();
        assert.equal(mapper.addressValues !== undefined, writesAddress);
        const { deliveryAddress: address } = mapped(factsWith(), mapper).customer;
        if (!address) return;
        const read = Object.entries(mapper.addressValues?.(address) ?? {});
        assert.ok(read.some(([, value]) => value?.trim() !== ''));
        for (const [field, value] of read) assert.equal(typeof value, 'string', field);
      },
    },
    {
      title: 'makes of what is typed for an account the address that an order would have [SHP-34]',
      run: () => {
        const mapper = make();
        const facts = factsWith();
        const { deliveryAddress: address } = mapped(facts, mapper).customer;
        assert.deepEqual(mapper.address?.(facts), address);
      },
    },
    {
      title: 'lets no caret through in names [ORD-31]',
      run: () => {
        const carets = { name: '^A^da', firstName: '^Ada', lastName: 'L^' };
        const { name, firstName, lastName } = mapped(
          factsWith({ values: { ...values, ...carets } }),
        ).customer;
        assert.doesNotMatch([name, firstName, lastName].join(' '), /\^/);
      },
    },
    {
      title: 'works with nothing filled in, and gives the same again',
      run: () => {
        const facts = sampleOrderFacts(manifest);
        assert.deepEqual(mapped(facts), mapped(facts));
      },
    },
  ];
};
