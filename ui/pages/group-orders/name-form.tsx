import { longestName, plainText } from '../../../core/favourites/plain-text.ts';
import { Form } from '../../components/form.tsx';
import { FormField } from '../../components/form-field.tsx';
import { useForm } from '../../components/use-form.ts';
import { useWords } from '../../words/words-context.tsx';

interface NameFormProps {
  /** What is in the field at first. */
  readonly first?: string;
  readonly submitLabel: string;
  /** Takes the name; answers whether that was done: else it says why elsewhere. */
  readonly onName: (name: string) => Promise<unknown>;
}

/** Asks what somebody is called by the others of a group [SHP-27]. */
export function NameForm({ first = '', submitLabel, onName }: NameFormProps) {
  const { t } = useWords();
  const form = useForm<{ readonly name: string }, 'name', string>({
    first: { name: first },
    problemsOf: ({ name }) =>
      plainText(name, longestName) === undefined ? { name: 'group.name.missing' } : {},
    send: async ({ name }) => {
      await onName(plainText(name, longestName) ?? '');
      return undefined;
    },
  });
  const { value, problem, onType } = form.field('name');
  return (
    <Form form={form} submitLabel={submitLabel}>
      <FormField
        name="name"
        label={t('group.name.label')}
        hint={t('group.name.hint')}
        autoComplete="given-name"
        maxLength={longestName}
        value={value}
        error={problem && t(problem)}
        onType={onType}
      />
    </Form>
  );
}
