import { identityErrorOf } from '../../client/accounts/identity-error.ts';
import { useForm } from '../../ui/components/use-form.ts';
import { failureProblems, type IdentityTask } from './failures.ts';
import type { Message, Problems } from './form-rules.ts';

type Typed<Field extends string> = Readonly<Record<Field, string>>;

interface IdentityFormRules<Field extends string, Outcome> {
  readonly task: IdentityTask;
  readonly first: Typed<Field>;
  /** What is wrong with the fields by the rules of the market. */
  readonly problemsOf: (typed: Typed<Field>) => Problems<Field>;
  /** Asks the identity service; throws what it refuses. */
  readonly run: (typed: Typed<Field>) => Promise<Outcome>;
  readonly onDone: (typed: Typed<Field>, outcome: Outcome) => void;
  readonly checkMore?: (() => boolean) | undefined;
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
  checkMore,
}: IdentityFormRules<Field, Outcome>) =>
  useForm<Typed<Field>, Field, Message>({
    first,
    problemsOf,
    checkMore,
    send: async (typed) => {
      let outcome: Outcome;
      try {
        outcome = await run(typed);
      } catch (error) {
        return failureProblems(task, identityErrorOf(error), Object.keys(first) as Field[]);
      }
      onDone(typed, outcome);
      return undefined;
    },
  });
