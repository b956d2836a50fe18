import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../../core/manifest/json-pointer.ts';
import type { JsonObject } from '../../core/manifest/json.ts';
import {
  declarations,
  paymentIcons,
  type PaymentProvider,
} from '../../core/payments/payment-provider.ts';
import schema from '../../schemas/manifest/payments.schema.json' with { type: 'json' };

const isDeclaration = new Ajv({ strict: false })
  .addSchema(schema)
  .compile({ $ref: `${schema.$id}#/definitions/DeclaredPaymentType` });

const wordsIn = (path: string): JsonObject => {
  const file = new URL(`../../${path}`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JsonObject) : {};
};

/** What every payment provider has to be; run it on your own. `types` are the codes it should bring. */
export const paymentProviderConformance = (
  id: string,
  provider: PaymentProvider,
  types: readonly string[],
): void => {
  const { declared } = declarations([provider]);
  const words: JsonObject = {
    payments: wordsIn('markets/default/words/en/payments.json'),
    [id]: wordsIn(`plugins/${id}/words/en.json`),
  };
  describe(`${id} as a payment provider`, () => {
    it('brings its types, each of them once', () => {
      expect(provider.types.map(({ type }) => type)).toEqual(types);
      expect(new Set(types).size).toBe(types.length);
    });

    it.each(provider.types)(
      'says all of $type that the rules and the pages go by [ENG-24]',
      (offer) => {
        expect(paymentIcons).toContain(offer.icon);
        expect([isDeclaration(declared[offer.type]), isDeclaration.errors]).toEqual([true, null]);
        expect(offer.frame !== undefined).toBe(offer.flow === 'embedded-frame');
        expect(offer.cardForm !== undefined).toBe(offer.frame === 'card-form');
        if (offer.flow === 'wallet-sheet') expect(offer.payload).toBeDefined();
        for (const key of [offer.label, offer.hint]) {
          expect(valueAt(words, key.split('.'))).toMatch(/\S/);
        }
      },
    );

    it('has adapters for wallets alone', () => {
      const sheets = provider.types.filter(({ flow }) => flow === 'wallet-sheet');
      const known = sheets.map(({ type }) => type);
      for (const type of Object.keys(provider.wallets ?? {})) expect(known).toContain(type);
    });
  });
};
