import assert from 'node:assert/strict';
import type {
  AddressFieldName,
  AddressInput,
  AddressPorts,
  AddressStrategy,
} from '../../core/localisation/address-strategy.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { GeocodedPlace } from '../../schemas/types/http/places.ts';
import { frozen } from '../stand-ins.ts';
import type { Check, Suite } from '../suite.ts';

export interface AddressSamples {
  /** A complete address of the market, as customers give it. */
  readonly good: AddressInput;
  /** The calls answering for that address, with the hut that serves it. */
  readonly answers: Partial<AddressPorts>;
  readonly hut: Hut;
  /** A place in the market with everything a geocoder can know. */
  readonly place: GeocodedPlace;
  /** For each field with suggestions the beginning of a text, and the calls answering for it. */
  readonly suggested?: readonly {
    readonly field: AddressFieldName;
    readonly text: string;
    readonly answers: Partial<AddressPorts>;
  }[];
}

/** Ports of an address strategy: the calls that are expected answer, any other fails. */
export const addressPorts = (answers: Partial<AddressPorts> = {}): AddressPorts => {
  const unasked = (name: string) => () => Promise.reject(new Error(`Nobody should ask ${name}.`));
  return {
    hutByPostcode: unasked('hutByPostcode'),
    hutById: unasked('hutById'),
    hutAt: unasked('hutAt'),
    geocode: unasked('geocode'),
    suggest: unasked('suggest'),
    streets: unasked('streets'),
    postcodes: unasked('postcodes'),
    ...answers,
  };
};

const key = /^[a-z]\w*(\.\w+)+$/;
const question = { type: 'delivery', flagLevel: 'none' } as const;
const texts = ['', '   ', '<b>', '🍕', 'x'.repeat(5000), '\u0000', "' or 1=1", '-0', '1e9'];
const none = async () => undefined;

const asks = ({ addressFor }: AddressStrategy): boolean => addressFor.length > 0;
const namesOf = ({ fields }: AddressStrategy) => fields.map(({ name }) => name);

/** The form of a strategy: what it shows, keeps and complains of. */
const formChecks: Suite<AddressStrategy, AddressSamples> = ({ make }, { good: given, place }) => {
  const good = frozen({ ...given });
  const typed = (strategy: AddressStrategy, field: AddressFieldName, text: string) =>
    strategy.type(good, field, text);
  return [
    {
      title: 'shows fields with label and example where it asks for an address [ADR-07]',
      run: () => {
        const strategy = make();
        const names = namesOf(strategy);
        assert.equal(strategy.fields.length > 0, asks(strategy));
        assert.equal(new Set(names).size, names.length);
        for (const { label, example, autoComplete } of strategy.fields) {
          assert.match(label, key);
          assert.match(example, key);
          assert.notEqual(autoComplete, '');
        }
        for (const type of strategy.onMapFor) assert.ok(strategy.addressFor.includes(type));
      },
    },
    {
      title: 'keeps what is typed into a field',
      run: () => {
        const strategy = make();
        for (const field of namesOf(strategy)) {
          for (const text of texts) assert.equal(typed(strategy, field, text)[field], text);
        }
      },
    },
    {
      title: 'answers any text with nothing or with the wording key of what is wrong',
      run: () => {
        const strategy = make();
        const names = namesOf(strategy);
        const problems = names.flatMap((field) =>
          texts.flatMap((text) =>
            [true, false].map((isComplete) =>
              strategy.check(typed(strategy, field, text), isComplete),
            ),
          ),
        );
        for (const problem of problems.filter((one) => one !== undefined)) {
          assert.match(problem.message, key);
          assert.ok(names.includes(problem.field), problem.field);
        }
      },
    },
    {
      title: 'complains of a missing address only once it is complete [ADR-08]',
      run: () => {
        const strategy = make();
        assert.equal(strategy.check({}, false), undefined);
        assert.equal(strategy.check({}, true) !== undefined, asks(strategy));
        assert.equal(strategy.check(good, true), undefined);
      },
    },
    {
      title: 'fills its form from a former address, a place and any text [LOC-30, LOC-51]',
      run: () => {
        const strategy = make();
        const names: readonly string[] = [...namesOf(strategy), 'placeId', 'city'];
        const inputs = [
          strategy.fromAddress({ postcode: 'X' }, undefined),
          strategy.fromPlace(place),
          ...texts.map((text) => strategy.fromText(text)),
        ];
        for (const field of inputs.flatMap((input) => Object.keys(input))) {
          assert.ok(names.includes(field), field);
        }
        assert.equal(strategy.check(strategy.fromPlace(place), true), undefined);
      },
    },
  ];
};

/** What a strategy finds, and whom it asks for it. */
const searchChecks: Suite<AddressStrategy, AddressSamples> = (
  { make },
  { good, answers, hut, suggested = [] },
) => {
  /** The same answers, each call failing instead of answering. */
  const failing = (): AddressPorts => {
    const fail = async () => {
      throw new Error('no connection');
    };
    return addressPorts(Object.fromEntries(Object.keys(answers).map((call) => [call, fail])));
  };
  return [
    {
      title: 'finds the hut of an address it asks for, and keeps the address',
      run: async () => {
        const strategy = make();
        const lookup = await strategy.find(good, question, addressPorts(answers));
        if (!asks(strategy)) {
          assert.equal(lookup.kind, 'refused');
          return;
        }
        assert.ok(lookup.kind === 'found', lookup.kind);
        assert.equal(lookup.hut.id, hut.id);
        assert.equal(typeof lookup.address.postcode, 'string');
      },
    },
    {
      title: 'never finds a hut that the calls do not know',
      run: async () => {
        const unknown = { hutByPostcode: none, hutById: none, hutAt: none };
        const ports = addressPorts({ ...answers, ...unknown });
        const lookup = await make().find(good, question, ports);
        assert.ok(['not-served', 'refused'].includes(lookup.kind), lookup.kind);
        if ('message' in lookup) assert.match(lookup.message, key);
      },
    },
    {
      title: 'asks nobody about an address that is wrong',
      run: async () => {
        const strategy = make();
        const lookup = await strategy.find({}, question, addressPorts());
        if (lookup.kind === 'invalid') assert.ok(namesOf(strategy).includes(lookup.field));
        else assert.equal(lookup.kind, 'refused');
      },
    },
    {
      title: 'passes a lost connection on',
      run: async () => {
        const strategy = make();
        const find = () => strategy.find(good, question, failing());
        if (asks(strategy)) await assert.rejects(find, { message: 'no connection' });
        else await find();
      },
    },
    {
      title: 'suggests for the fields that say so what fills the field when it is chosen [ADR-26]',
      run: async () => {
        const strategy = make();
        const suggesting = strategy.fields.filter(({ suggests }) => suggests);
        assert.deepEqual(
          suggested.map(({ field }) => field).toSorted(),
          suggesting.map(({ name }) => name).toSorted(),
        );
        for (const { field, text, answers: known } of suggested) {
          const input = strategy.type(good, field, text);
          const found = (await strategy.suggest(field, input, question, addressPorts(known))) ?? [];
          assert.ok(found.length > 0, field);
          assert.equal(new Set(found.map(({ id }) => id)).size, found.length);
          for (const { value, input: chosen } of found) {
            assert.notEqual(value, '');
            assert.equal(chosen[field], value);
          }
        }
      },
    },
    {
      title: 'suggests nothing for a text that is too short, and asks nobody for it [ADR-26]',
      run: () => {
        const strategy = make();
        for (const field of namesOf(strategy)) {
          for (const text of ['', ' ', 'a', 'ab']) {
            const input = strategy.type(good, field, text);
            assert.equal(strategy.suggest(field, input, question, addressPorts()), undefined);
          }
        }
      },
    },
  ];
};

/** What every address strategy has to do. */
export const addressStrategySuite: Suite<AddressStrategy, AddressSamples> = (
  subject,
  samples,
): readonly Check[] => [...formChecks(subject, samples), ...searchChecks(subject, samples)];
