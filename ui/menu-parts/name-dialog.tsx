import { longestName, plainText } from '../../core/favourites/plain-text.ts';
import { Dialog } from '../components/dialog.tsx';
import { Form } from '../components/form.tsx';
import { FormField } from '../components/form-field.tsx';
import { Stack } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { useForm } from '../components/use-form.ts';
import { useWords } from '../words/words-context.tsx';

interface NameDialogProps {
  /** What it is called until now; empty for what has no name yet. */
  readonly name: string;
  /** What it is made of, in words. */
  readonly about: string;
  /** Takes the name; answers whether it is kept. */
  readonly onName: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks what a pizza of one's own is called [SHP-26]. */
export const NameDialog = ({ name, about, onName, onClose }: NameDialogProps) => {
  const { t } = useWords();
  const form = useForm<{ readonly name: string }, 'name', string>({
    first: { name },
    problemsOf: (values) =>
      plainText(values.name, longestName) === undefined ? { name: 'favourites.name.missing' } : {},
    send: async (values) => {
      if (await onName(plainText(values.name, longestName) ?? '')) onClose();
      return undefined;
    },
  });
  const { value, problem, onType } = form.field('name');
  return (
    <Dialog
      open
      size="small"
      title={t(name === '' ? 'favourites.name.title' : 'favourites.name.rename')}
      closeLabel={t('favourites.close')}
      onClose={onClose}
    >
      <Stack>
        <Text size="small" tone="muted">
          {about}
        </Text>
        <Form form={form} submitLabel={t('favourites.name.save')}>
          <FormField
            name="name"
            label={t('favourites.name.label')}
            hint={t('favourites.name.hint')}
            autoComplete="off"
            maxLength={longestName}
            isFirst
            value={value}
            error={problem && t(problem)}
            onType={onType}
          />
        </Form>
      </Stack>
    </Dialog>
  );
};
