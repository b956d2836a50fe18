import assert from 'node:assert/strict';
import { Ajv } from 'ajv';
import { valueAt } from '../../core/manifest/json-pointer.ts';
import type { JsonObject } from '../../core/manifest/json.ts';
import {
  declarations,
  paymentIcons,
  type PaymentProvider,
} from '../../core/payments/payment-provider.ts';
import { leadsBack } from '../../core/payments/return-addresses.ts';
import engineWords from '../../markets/default/words/en/payments.json' with { type: 'json' };
import schema from '../../schemas/manifest/payments.schema.json' with { type: 'json' };
import type { Suite } from '../suite.ts';

export interface PaymentSamples {
  /** The codes of the types it brings, in order. */
  readonly types: readonly string[];
  /** The plugin's words in English, under its id; left out where it names the engine's own. */
  readonly words?: JsonObject;
}

const isDeclaration = new Ajv({ strict: false })
  .addSchema(schema)
  .compile({ $ref: `${schema.$id}#/definitions/DeclaredPaymentType` });

/** What every payment provider has to be. */
export const paymentProviderSuite: Suite<PaymentProvider, PaymentSamples> = (
  { make, manifest },
  { types, words = {} },
) => {
  const id = manifest.plugins[0]?.id ?? '';
  const allWords: JsonObject = { payments: engineWords, [id]: words };
  const offerOf = (wanted: string) => {
    const offer = make().types.find(({ type }) => type === wanted);
    assert.ok(offer, wanted);
    return offer;
  };
  return [
    {
      title: 'brings its types, each of them once [ENG-24]',
      run: () => {
        const brought = make().types.map(({ type }) => type);
        assert.deepEqual(brought, types);
        assert.equal(new Set(brought).size, brought.length);
      },
    },
    ...types.flatMap((type) => [
      {
        title: `declares ${type} as manifests do, with an icon and a way to pay [ENG-24]`,
        run: () => {
          const offer = offerOf(type);
          assert.ok(paymentIcons.includes(offer.icon), offer.icon);
          const { declared } = declarations([make()]);
          assert.ok(isDeclaration(declared[type]), JSON.stringify(isDeclaration.errors));
          assert.equal(offer.frame !== undefined, offer.flow === 'embedded-frame');
          // A form that the plugin draws by itself needs no page of the gateway.
          if (offer.cardForm !== undefined) {
            assert.match(offer.frame ?? '', /^(card|checkout)-form$/);
          }
          if (offer.flow === 'wallet-sheet' || leadsBack(offer)) assert.ok(offer.payload);
        },
      },
      {
        title: `names ${type} and says what it is by keys that have words`,
        run: () => {
          const { label, hint, freeHint = hint } = offerOf(type);
          for (const key of [label, hint, freeHint]) {
            const text = valueAt(allWords, key.split('.'));
            assert.ok(typeof text === 'string' && text.trim() !== '', key);
          }
        },
      },
    ]),
    {
      title:
        'has adapters for sheets and pop-ups with a payload alone, and one at least for each kind of payload',
      run: () => {
        const { types: offers, wallets = {} } = make();
        const sheets = offers.filter(
          ({ flow, payload }) =>
            flow === 'wallet-sheet' || (flow === 'pop-up' && payload !== undefined),
        );
        const known = sheets.map(({ type }) => type);
        for (const type of Object.keys(wallets)) assert.ok(known.includes(type), type);
        const opened = sheets.filter(({ type }) => Object.hasOwn(wallets, type));
        for (const { payload } of sheets) {
          assert.ok(
            opened.some((sheet) => sheet.payload === payload),
            payload,
          );
        }
      },
    },
    {
      title: 'has a pop-up for each type whose payment waits for one, and for no other [PAY-59]',
      run: async () => {
        const { types: offers, popUps = {} } = make();
        const waiting = offers.filter(
          ({ flow, payload }) => flow === 'pop-up' && payload === undefined,
        );
        assert.deepEqual(
          Object.keys(popUps),
          waiting.map(({ type }) => type),
        );
        for (const load of Object.values(popUps))
          assert.equal(typeof (await load()).open, 'function');
      },
    },
    {
      title: 'says the same each time, for a server and a browser have to agree',
      run: () => assert.deepEqual(declarations([make()]), declarations([make()])),
    },
  ];
};
