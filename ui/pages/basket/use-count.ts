import { useState } from 'react';
import { groupItems, type ItemGroup } from '../../../client/basket/group-items.ts';
import { afterPaint } from '../../platform/after-paint.ts';
import { useApp } from '../../store-context.tsx';

/** How many there are of a line, and the way to change it. */
interface Count {
  readonly count: number;
  readonly change: (wanted: number) => void;
}

/**
 * The count of a line of loose items. A tap shows in the line at once; the basket, and all that follows from it in a
 * long one, comes after the browser has painted that. The last one of a line goes with the line.
 */
export function useCount(group: ItemGroup): Count {
  const { basket } = useApp();
  const held = group.items.length;
  const [asked, setAsked] = useState({ held, count: held });
  // What the basket came to since counts more than what was asked for.
  const count = asked.held === held ? asked.count : held;
  const add = () => {
    const { basketItemId: _id, choice, ...extras } = group.items[0];
    basket.addItem(choice, extras);
  };
  const take = () => {
    const now = groupItems(basket.basket.items).find(({ id }) => id === group.id);
    const last = now?.items.at(-1);
    if (last) basket.removeItem(last.basketItemId);
  };
  return {
    count,
    change(wanted) {
      const act = wanted < count ? take : add;
      if (wanted === 0) {
        act();
        return;
      }
      setAsked({ held, count: wanted });
      afterPaint(() => {
        act();
        // Where the basket refused, the count is again what it holds.
        setAsked({ held: 0, count: 0 });
      });
    },
  };
}
