import type { LooseItem } from '../../core/basket/basket.ts';
import type { GroupOrder } from '../../schemas/types/http/group-orders.ts';

/** With what the ids of lines begin that came into a basket from a group. */
const prefix = 'group:';

/** The lines of everybody in a group as items of a basket, each thing an item. */
export const itemsOfGroup = ({ people }: Pick<GroupOrder, 'people'>): readonly LooseItem[] =>
  people.flatMap(({ id: person, lines = [] }) =>
    lines.flatMap(({ id: line, choice, count }) =>
      Array.from({ length: count }, (_, place) => ({
        basketItemId: `${prefix}${person}:${line}:${place}`,
        choice,
      })),
    ),
  );

/** What stands in a basket besides what came from a group. */
export const besidesGroup = (items: readonly LooseItem[]): readonly LooseItem[] =>
  items.filter(({ basketItemId }) => !basketItemId.startsWith(prefix));
