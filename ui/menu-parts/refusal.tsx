import type { TFunction } from 'i18next';
import type { ChoiceProblem } from '../../core/menu/choice-problem.ts';
import { Notice } from '../components/notice.tsx';
import { useWords } from '../words/words-context.tsx';
import type { ChoiceDraft } from '../../client/menu/edit-choice.ts';

const said: readonly string[] = ['too-many-toppings', 'too-many-additions', 'too-many-removals'];

const wordsOf = ({ code, limit }: ChoiceProblem, isHalf: boolean, t: TFunction): string =>
  t(
    said.includes(code)
      ? `menu.${isHalf ? 'halves' : 'builder'}.problems.${code}`
      : 'menu.builder.problems.other',
    { limit, count: limit },
  );

interface RefusalProps {
  readonly draft: ChoiceDraft;
  /** It is a half that could not be changed so [SHP-21]. */
  readonly isHalf?: boolean | undefined;
}

/** Why the last change was refused; read out each time, also when it is the same again [MNU-50, MNU-51]. */
export function Refusal({ draft, isHalf = draft.choice.halves !== undefined }: RefusalProps) {
  const { t } = useWords();
  const { refusal, changes } = draft;
  return (
    <div role="status">
      {refusal ? (
        <Notice key={changes} tone="warning">
          {wordsOf(refusal, isHalf, t)}
        </Notice>
      ) : null}
    </div>
  );
}
