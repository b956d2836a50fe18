import { describe, expect, it } from 'vitest';
import { needsStreetNumber } from '../../../core/address/needs-street-number.ts';
import { isLongEnough, shownSuggestions } from '../../../core/address/suggestion-rules.ts';
import { createTypeahead, type TypeaheadState } from '../../../client/address/typeahead.ts';
import { testManifest } from '../test-market.ts';

describe('suggestions', () => {
  it('are fetched above two letters, above three for a Canadian delivery [ADR-26, CST-82]', () => {
    const starts = (market: 'uk' | 'fr' | 'in' | 'ca', type: 'delivery' | 'collection') =>
      ['a', 'ab', 'abc', 'abcd'].findIndex((typed) =>
        isLongEnough(typed, type, testManifest(market).autocomplete),
      ) + 1;
    expect(starts('ca', 'delivery')).toBe(4);
    expect(starts('ca', 'collection')).toBe(3);
    for (const market of ['uk', 'fr', 'in'] as const) expect(starts(market, 'delivery')).toBe(3);
    expect(isLongEnough(' ab ', 'delivery', testManifest('in').autocomplete)).toBe(false);
  });

  it('of a type excluded for the disposition are hidden [ADR-28]', () => {
    const found = [
      { id: 'street', types: ['route', 'geocode'] },
      { id: 'city', types: ['locality'] },
    ];
    const settings = { excludedSuggestionTypes: { delivery: ['locality'] } };
    expect(shownSuggestions(found, 'delivery', settings).map(({ id }) => id)).toEqual(['street']);
    expect(shownSuggestions(found, 'collection', settings)).toHaveLength(2);
  });

  it('leave out whole cities for deliveries in the maps markets [ADR-28]', () => {
    for (const market of ['ca', 'in'] as const) {
      const { address } = testManifest(market);
      const city = [{ types: ['locality'] }];
      expect(shownSuggestions(city, 'delivery', address)).toEqual([]);
      expect(shownSuggestions(city, 'collection', address)).toEqual(city);
    }
  });
});

describe('a street number', () => {
  it('is needed for deliveries in Canada and India, and nowhere else [ADR-36, EXP-82]', () => {
    for (const market of ['ca', 'in'] as const) {
      const { flags } = testManifest(market);
      expect(needsStreetNumber(flags, 'delivery')).toBe(true);
      expect(needsStreetNumber(flags, 'collection')).toBe(false);
    }
    expect(needsStreetNumber(testManifest('uk').flags, 'delivery')).toBe(false);
  });
});

describe('a typeahead', () => {
  /** A typeahead whose pauses and answers a test ends itself. */
  const open = () => {
    const states: TypeaheadState<string>[] = [];
    const errors: unknown[] = [];
    const waits: { milliseconds: number; end: () => void }[] = [];
    const asked: {
      text: string;
      answer: (found: readonly string[]) => void;
      fail: (error: Error) => void;
    }[] = [];
    const typeahead = createTypeahead<string, string>({
      debounceMs: testManifest('ca').typeahead.debounceMs,
      wait: (milliseconds) =>
        new Promise((end) => {
          waits.push({ milliseconds, end });
        }),
      fetch: (text) =>
        text.length < 3
          ? undefined
          : new Promise((answer, fail) => {
              asked.push({ text, answer, fail });
            }),
      onChange: (state) => states.push(state),
      onError: (error) => errors.push(error),
    });
    /** Lets everything happen that waits for nothing. */
    const settle = async () => {
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    };
    const pause = async () => {
      waits.at(-1)?.end();
      await settle();
    };
    return { asked, errors, pause, settle, states, typeahead, waits };
  };

  it('asks once typing paused for 500 ms, and is loading from then to the answer [ADR-27, CST-81]', async () => {
    const { asked, pause, settle, states, typeahead, waits } = open();
    typeahead.type('tor');
    expect(waits[0]?.milliseconds).toBe(500);
    expect(states).toEqual([]);
    await pause();
    expect(asked.map(({ text }) => text)).toEqual(['tor']);
    expect(states.at(-1)?.status).toBe('loading');
    asked[0]?.answer(['Toronto']);
    await settle();
    expect(states.at(-1)).toEqual({ status: 'ready', suggestions: ['Toronto'] });
  });

  it('asks only for the last of several texts [ADR-27]', async () => {
    const { asked, settle, typeahead, waits } = open();
    for (const text of ['tor', 'toro', 'toron']) typeahead.type(text);
    for (const { end } of waits) end();
    await settle();
    expect(asked.map(({ text }) => text)).toEqual(['toron']);
  });

  it('never shows the answer to an earlier text, and keeps what it shows until the next [ADR-27]', async () => {
    const { asked, pause, settle, states, typeahead } = open();
    typeahead.type('tor');
    await pause();
    asked[0]?.answer(['Toronto']);
    await settle();
    typeahead.type('mon');
    await pause();
    expect(states.at(-1)).toEqual({ status: 'loading', suggestions: ['Toronto'] });
    typeahead.type('montr');
    await pause();
    asked[1]?.answer(['late']);
    asked[2]?.answer(['Montréal']);
    await settle();
    expect(states.at(-1)).toEqual({ status: 'ready', suggestions: ['Montréal'] });
  });

  it('is empty for a text that is too short, and asks nobody [ADR-26]', async () => {
    const { asked, pause, states, typeahead } = open();
    typeahead.type('to');
    await pause();
    expect(asked).toEqual([]);
    expect(states.at(-1)).toEqual({ status: 'idle', suggestions: [] });
  });

  it('says that a call failed and can be typed on', async () => {
    const { asked, errors, pause, settle, states, typeahead } = open();
    typeahead.type('tor');
    await pause();
    asked[0]?.fail(new Error('down'));
    await settle();
    expect(states.at(-1)).toEqual({ status: 'failed', suggestions: [] });
    expect(errors).toHaveLength(1);
    typeahead.type('toro');
    await pause();
    asked[1]?.answer(['Toronto']);
    await settle();
    expect(states.at(-1)?.status).toBe('ready');
  });

  it('falls silent when it is stopped', async () => {
    const { asked, pause, states, typeahead } = open();
    typeahead.type('tor');
    typeahead.stop();
    await pause();
    expect([asked, states]).toEqual([[], []]);
  });
});
