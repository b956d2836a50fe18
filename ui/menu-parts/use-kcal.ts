import { useMemo } from 'react';
import type { Calories } from '../../core/menu/calories.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import { useApp } from '../store-context.tsx';
import { useWords } from '../words/words-context.tsx';

/** Writes kilocalories beside prices; nothing where they do not show or there is no figure. */
export interface Kcal {
  /** Of a slice of a pizza, or a serving of anything else. */
  readonly of: (type: Product['type'], calories: Calories) => string | undefined;
  /** How much a change adds to a slice or takes from it. */
  readonly more: (calories: Calories) => string | undefined;
}

/** Kilocalories in words, where the market, the hut and the experiments have them show [MNU-73, MNU-74, SHP-06]. */
export function useKcal(): Kcal {
  const { menu } = useApp();
  const { t } = useWords();
  const isShown = menu.showsCalories;
  return useMemo(() => {
    const say = (key: string, calories: Calories): string | undefined =>
      isShown && calories !== undefined ? t(`menu.calories.${key}`, { calories }) : undefined;
    return {
      of: (type, calories) => say(type === 'pizza' ? 'slice' : 'serving', calories),
      more: (calories = 0) => {
        if (calories === 0) return undefined;
        return calories > 0 ? say('more', calories) : say('less', -calories);
      },
    };
  }, [isShown, t]);
}

/** Words beside each other, without those there are none of. */
export const beside = (...words: readonly (string | undefined)[]): string =>
  words.filter((word) => word !== undefined && word !== '').join(' · ');
