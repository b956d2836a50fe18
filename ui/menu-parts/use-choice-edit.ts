import { useReducer } from 'react';
import type { Choice } from '../../core/menu/choice.ts';
import {
  type ChoiceChange,
  type ChoiceEdit,
  type ChoiceFacts,
  editChoice,
} from '../../client/menu/edit-choice.ts';

/** A choice being made on a page, and how many changes it took: a refusal said twice is said again. */
export interface ChoiceDraft extends ChoiceEdit {
  readonly changes: number;
}

/** A choice to be made, and the one way to change it; the way stays the same from render to render. */
export function useChoiceEdit(
  facts: ChoiceFacts,
  start: () => Choice,
): readonly [ChoiceDraft, (change: ChoiceChange) => void] {
  const reduce = (draft: ChoiceDraft, change: ChoiceChange): ChoiceDraft => ({
    ...editChoice(draft, change, facts),
    changes: draft.changes + 1,
  });
  return useReducer(reduce, undefined, () => ({ choice: start(), changes: 0 }));
}
