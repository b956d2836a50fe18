import type { TFunction } from 'i18next';
import type { ChoiceProblem } from '../../core/menu/choice-problem.ts';
import { Notice } from '../components/notice.tsx';
import { useWords } from '../words/words-context.tsx';
import type { ChoiceDraft } from '../../client/menu/edit-choice.ts';

const said: readonly string[] = ['too-many-toppings', 'too-many-additions', 'too-many-removals'];

const wordsOf = ({ code, limit }: ChoiceProblem, t: TFunction): string =>
  t(`menu.builder.problems.${said.includes(code) ? code : 'other'}`, { limit, count: limit });

/** Why the last change was refused; read out each time, also when it is the same again [MNU-50, MNU-51]. */
export function Refusal({ draft }: { readonly draft: ChoiceDraft }) {
  const { t } = useWords();
  const { refusal, changes } = draft;
  return (
    <div role="status">
      {refusal ? (
        <Notice key={changes} tone="warning">
          {wordsOf(refusal, t)}
        </Notice>
      ) : null}
    </div>
  );
}
