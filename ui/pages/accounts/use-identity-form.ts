import { failureProblems, type IdentityTask } from '../../../client/accounts/account-failures.ts';
import type { FormProblems } from '../../../client/accounts/account-form.ts';
import type { AccountTier } from '../../../client/accounts/account-store.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useAccountForm } from './use-account-form.ts';

type Typed<Field extends string> = Readonly<Record<Field, string>>;

interface IdentityFormRules<Field extends string, Outcome> {
  readonly task: IdentityTask;
  readonly first: Typed<Field>;
  /** What is wrong with the fields by the rules of the market. */
  readonly problemsOf: (typed: Typed<Field>, manifest: Manifest) => FormProblems<Field>;
  /** Asks the identity service; throws what it refuses. */
  readonly run: (account: AccountTier, typed: Typed<Field>) => Promise<Outcome>;
  readonly onDone: (typed: Typed<Field>, outcome: Outcome) => void;
}

/**
 * A form that asks the identity service for something and tells at a field why it was refused [ACC-17, ACC-29, ACC-30,
 * ACC-31, ACC-32].
 */
export const useIdentityForm = <Field extends string, Outcome>({
  task,
  first,
  problemsOf,
  run,
  onDone,
}: IdentityFormRules<Field, Outcome>) => {
  const app = useApp();
  const { manifest } = useEnvironment().market;
  return useAccountForm<Typed<Field>, Field>({
    first,
    problemsOf: (typed) => problemsOf(typed, manifest),
    send: async (typed) => {
      let outcome: Outcome;
      try {
        outcome = await run(await app.readyForAccount(), typed);
      } catch (error) {
        return failureProblems(task, error, Object.keys(first) as Field[]);
      }
      onDone(typed, outcome);
      return undefined;
    },
  });
};
