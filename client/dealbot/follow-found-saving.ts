import { reaction } from 'mobx';
import type { Instance } from 'mobx-state-tree';
import { environmentOf } from '../kernel/environment.ts';
import { rootOf } from '../root.ts';
import type { DealbotStore } from './dealbot-store.ts';

/**
 * Tells, as long as the deal assistant is off, what it would save on the basket as it is: 0 while that is not known,
 * where there is none, and while it is on or switched off for everyone [SHP-25]. It changes nothing in the basket.
 * @returns ends it
 */
export function followFoundSaving(
  dealbot: Instance<typeof DealbotStore>,
  tell: (saving: number) => void,
): () => void {
  let round = 0;
  const factsToSearch = () => {
    const { basket } = rootOf(dealbot);
    return dealbot.isOn || dealbot.isDisabled || basket.isEmpty ? undefined : basket.facts;
  };
  const search = async (facts: ReturnType<typeof factsToSearch>): Promise<void> => {
    round += 1;
    const own = round;
    tell(0);
    if (!facts) return;
    const { dealbot: work, report } = environmentOf(dealbot);
    try {
      const saving = await work.saving(facts);
      if (own === round) tell(saving);
    } catch (error) {
      report('warning', 'What the deal assistant would save could not be worked out', { error });
    }
  };
  const stop = reaction(factsToSearch, (facts) => void search(facts), { fireImmediately: true });
  return () => {
    round += 1;
    stop();
  };
}
