import { describe, expect, it } from 'vitest';
import { rememberingWords } from '../../../ui/words/remembering-words.ts';
import { createWords } from '../../../ui/words/words.ts';

const words = {
  basket: { title: 'Basket', items_one: '{{count}} item', items_other: '{{count}} items' },
};

describe('remembered words', () => {
  it('are what the words are, for each of their values', () => {
    const t = rememberingWords(createWords('en', words).getFixedT('en'));
    for (let again = 0; again < 2; again += 1) {
      expect(t('basket.title')).toBe('Basket');
      expect(t('basket.items', { count: 1 })).toBe('1 item');
      expect(t('basket.items', { count: 12 })).toBe('12 items');
      expect(t('basket.none')).toBe('basket.none');
    }
  });

  it('are put together once', () => {
    const instance = createWords('en', words);
    const t = rememberingWords(instance.getFixedT('en'));
    const first = t('basket.items', { count: 3 });
    instance.addResource('en', 'translation', 'basket.items_other', 'changed');
    expect(t('basket.items', { count: 3 })).toBe(first);
    expect(t('basket.items', { count: 4 })).toBe('changed');
  });
});
