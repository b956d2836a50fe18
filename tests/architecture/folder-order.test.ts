import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** The rooms whose area folders stand in one order. */
const rooms = ['core', 'client', 'server', 'ui/pages'] as const;

/** An import from one area to another: `menu/price.ts → basket/basket.ts`. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

const areaOf = (room: string, path: string): string => {
  // A file that lies in the room itself stands for itself: above the areas it puts together, or below those that use it.
  const [first = ''] = path.slice(room.length + 1).split('/');
  return first;
};

function arrowsOf(room: string): readonly Arrow[] {
  return sourceFiles
    .filter(({ path }) => path.startsWith(`${room}/`))
    .flatMap(({ path, imports }) =>
      imports
        .filter((target) => target.startsWith(`${room}/`))
        .map((target) => ({
          from: areaOf(room, path),
          to: areaOf(room, target),
          text: `${path} → ${target}`,
        })),
    )
    .filter(({ from, to }) => from !== to);
}

/**
 * The areas from the lowest to the highest, each after all that it imports, and the arrows among those that no order
 * fits.
 */
function ordered(arrows: readonly Arrow[]): {
  readonly order: readonly string[];
  readonly circling: readonly string[];
} {
  const left = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const order: string[] = [];
  for (;;) {
    const free = [...left]
      .filter((area) => !arrows.some(({ from, to }) => from === area && left.has(to)))
      .toSorted();
    if (free.length === 0) break;
    order.push(...free);
    for (const area of free) left.delete(area);
  }
  const circling = arrows.filter(({ from, to }) => left.has(from) && left.has(to));
  return { order, circling: circling.map(({ text }) => text) };
}

describe('the area folders of a room', () => {
  it.each(rooms)('stand in one order in %s, and every import points down it [ENG-04]', (room) => {
    const { order, circling } = ordered(arrowsOf(room));
    console.log(`${room}: ${order.join(' ← ')}`);
    expect(circling).toEqual([]);
  });

  it('are told when two import each other', () => {
    const back = { from: 'menu', to: 'deals', text: 'menu/a.ts → deals/b.ts' };
    const arrows = [{ from: 'deals', to: 'menu', text: 'deals/b.ts → menu/c.ts' }, back];
    expect(ordered(arrows.slice(0, 1)).order).toEqual(['menu', 'deals']);
    expect(ordered(arrows).circling).toContain(back.text);
  });
});
