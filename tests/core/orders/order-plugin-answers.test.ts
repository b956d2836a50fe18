import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contribution } from '../../../core/define-plugin.ts';
import { bindPlugins } from '../../../core/engine/bind-plugins.ts';
import { recordedFailures } from '../../setup/recorded-failures.ts';
import { manifestWith, plugin } from '../engine/sample-plugins.ts';

/** A market with one plugin, which fills a point about orders, and what is told of its failures. */
function filledBy(point: 'order-hold' | 'order-letters', contribution: object) {
  const { watch, failures } = recordedFailures();
  const contributes = [{ point, make: () => contribution }] as unknown as readonly Contribution[];
  const one = { plugin: plugin('one', contributes), options: {} };
  return { extensions: bindPlugins([one], manifestWith(), watch), failures };
}

describe('the letter that a plugin writes about an order', () => {
  const content = { heading: 'Thank you', paragraphs: [] };
  const written = (answer: unknown) => {
    const { extensions, failures } = filledBy('order-letters', { write: () => answer });
    const [letters] = extensions.all('order-letters');
    return { letter: letters?.write({} as never), failures: failures.length };
  };

  it('is taken where it has a subject and a content, and there need be none [ENG-27]', () => {
    const letter = { subject: 'Your order', content };
    expect(written(letter)).toEqual({ letter, failures: 0 });
    expect(written(undefined)).toEqual({ letter: undefined, failures: 0 });
  });

  it.each([
    ['without a subject', { content }],
    ['one whose subject is no text', { subject: 1, content }],
    ['without a content', { subject: 'Your order' }],
    ['one whose content is a text', { subject: 'Your order', content: 'Thank you' }],
    ['empty', {}],
    ['a text', 'Thank you'],
    ['null', null],
  ])('is told of as a failure and not sent where it is %s [ENG-27]', (_case, answer) => {
    expect(written(answer)).toEqual({ letter: undefined, failures: 1 });
  });
});

describe('what a plugin holds for an order', () => {
  beforeEach(() => vi.useFakeTimers({ now: 0 }));
  afterEach(() => vi.useRealTimers());

  it.each(['isFree', 'hold', 'take', 'free'] as const)(
    'is waited for 10 seconds and no longer (%s) [ENG-27]',
    async (call) => {
      const { extensions, failures } = filledBy('order-hold', {
        [call]: () => new Promise(() => undefined),
      });
      const [hold] = extensions.all('order-hold');
      const ended = Promise.resolve(hold?.[call]({} as never)).catch(String);
      await vi.advanceTimersByTimeAsync(9_999);
      expect(failures).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await ended).toContain('did not answer within 10000 ms');
      expect(failures).toMatchObject([{ point: 'order-hold', call }]);
    },
  );
});
