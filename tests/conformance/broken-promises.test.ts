import { describe, expect, it } from 'vitest';
import { checksOf } from '../../conformance/checks-of.ts';
import { emptyStorage, standIn } from '../../conformance/stand-ins.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { definePlugin, type Contribution } from '../../core/define-plugin.ts';
import type { Consent } from '../../core/shell/ports.ts';
import { checkOptions } from '../../server/markets/schemas.ts';
import { browserContext } from './browser-context.ts';
import { failingChecks } from './failing-checks.ts';

/** What fails of a plugin with one contribution. */
const failuresOf = (contribution: Contribution, cases: ConformanceCases) => {
  const plugin = definePlugin({
    id: 'broken',
    title: 'Broken on purpose',
    version: '1.0.0',
    engine: '^1.0.0',
    contributes: [],
  });
  return failingChecks(
    checksOf({ ...plugin, contributes: [contribution] }, cases, {
      checkOptions,
      contextOf: browserContext,
    }),
  );
};

describe('the suite of analytics sinks', () => {
  const sent: unknown[] = [];
  const cases: ConformanceCases = {
    'analytics-sink': [
      {
        name: 'of the test',
        setUp: () => {
          sent.length = 0;
          return () => undefined;
        },
        received: () => sent,
        hasReceiver: true,
      },
    ],
  };
  const sinkOf = (send: (event: object) => void, atOnce?: unknown): Contribution => ({
    point: 'analytics-sink',
    make: () => {
      if (atOnce !== undefined) sent.push(atOnce);
      return { send };
    },
  });

  it('finds out a sink that says who the visitor is [ENG-17]', async () => {
    const telling = sinkOf((event) => {
      const page = globalThis as { readonly document?: { readonly cookie: string } };
      sent.push({ ...event, cookie: page.document?.cookie });
    });
    expect(await failuresOf(telling, cases)).toEqual([
      expect.stringContaining('adds nothing about the visitor'),
    ]);
  });

  it('finds out a sink that sends before it is given anything, and so before consent [ENG-17]', async () => {
    const failed = await failuresOf(
      sinkOf((event) => void sent.push(event), { type: 'hello' }),
      cases,
    );
    expect(failed[0]).toContain('sends nothing by being there');
  });

  it('finds out a sink that sends twice, and one that changes what it is given [ENG-17]', async () => {
    const twice = sinkOf((event) => void sent.push(event, event));
    expect((await failuresOf(twice, cases))[0]).toContain('every event once');
    const changing = sinkOf((event) => void sent.push(Object.assign(event, { at: 0 })));
    expect(await failuresOf(changing, cases)).not.toEqual([]);
  });
});

describe('the suite of consent', () => {
  const cases: ConformanceCases = {
    consent: [
      {
        name: 'of the test',
        setUp: () => standIn({ localStorage: emptyStorage() }),
        asks: true,
        groups: ['statistics', 'offers'],
      },
    ],
  };
  /** Consent as an answer in the storage decides, but for what a test changes. */
  const consentOf = (changes: Partial<Consent>): Contribution => ({
    point: 'consent',
    make: () => {
      const storage = globalThis.localStorage;
      const groups = () => storage.getItem('groups')?.split(',');
      const waiting: (() => void)[] = [];
      return {
        get needsAnswer() {
          return groups() === undefined;
        },
        grants: (group) => group !== '' && (groups()?.includes(group) ?? false),
        whenGranted: (group) =>
          new Promise((resolve) => {
            const look = () => {
              if (groups()?.includes(group)) resolve();
            };
            waiting.push(look);
            look();
          }),
        answer: (granted) => {
          storage.setItem('groups', granted.join(','));
          for (const look of waiting) look();
        },
        ...changes,
      };
    },
  });

  it('finds out a consent that takes silence for a yes, or one group for all [ENG-17]', async () => {
    expect(await failuresOf(consentOf({ grants: () => true }), cases)).toEqual(
      expect.arrayContaining([expect.stringContaining('grants nothing before the answer')]),
    );
    expect(await failuresOf(consentOf({ whenGranted: async () => undefined }), cases)).toEqual(
      expect.arrayContaining([expect.stringContaining('grants what was granted and nothing else')]),
    );
  });

  it('finds out a consent that forgets the answer until the next visit [ENG-17]', async () => {
    const forgetful: Contribution = {
      point: 'consent',
      make: () => {
        const leave = standIn({ localStorage: emptyStorage() });
        const made = consentOf({}).make({
          options: {},
          manifest: {} as never,
        }) as Consent;
        leave();
        return made;
      },
    };
    expect(await failuresOf(forgetful, cases)).toEqual([
      expect.stringContaining('remembers the answer'),
    ]);
  });
});

describe('the suite of gift card services', () => {
  it('finds out a service that tells a wrong pin from a number that does not exist [ENG-17]', async () => {
    const cards = new Map([['6000123456', { pin: '9876', loaded: 500, expiryDate: '2030-01-01' }]]);
    const telling: Contribution = {
      point: 'gift-card-service',
      make: () => ({
        check: async ({ number, pin }, records) => {
          await records.find({ number, pin }, { most: 5, windowMs: 1000 });
          const card = cards.get(number);
          if (!card) return { kind: 'refused', code: 'UNKNOWN' };
          if (card.pin !== pin) return { kind: 'refused', code: 'WRONG_PIN' };
          return { kind: 'card', loaded: card.loaded, expiryDate: card.expiryDate };
        },
      }),
    };
    const failed = await failuresOf(telling, {
      'gift-card-service': [
        {
          name: 'of the test',
          good: { number: '6000123456', pin: '9876', loaded: 500, expiryDate: '2030-01-01' },
          refused: [],
          usesRecords: true,
        },
      ],
    });
    expect(failed).toEqual([expect.stringContaining('refuses a wrong pin and an unknown number')]);
  });
});

describe('the suite of session monitors', () => {
  it('finds out a recording of what is typed, and a script from a host nobody declared [ENG-17]', async () => {
    const script = 'https://replay.example/record.js';
    const recording: Contribution = {
      point: 'session-monitor',
      make: () => ({
        start: ({ loadScript, traceId }) =>
          loadScript(script, { 'mask-input': 'false', 'trace-id': traceId }),
      }),
    };
    const failed = await failuresOf(recording, {
      'session-monitor': [
        { name: 'of the test', scripts: [script], masking: ['mask-input', 'true'] },
      ],
    });
    expect(failed).toEqual([
      expect.stringContaining('from declared hosts alone'),
      expect.stringContaining('keeps what is typed out'),
    ]);
  });
});
