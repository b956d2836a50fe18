import { Button } from '../../components/button.tsx';
import { useWords } from '../../words/words-context.tsx';

interface EditLineProps {
  /** What the line is called. */
  readonly title: string;
  /** Address where it is changed. */
  readonly to: string;
}

/** The way to change a line of the basket. */
export const EditLine = ({ title, to }: EditLineProps) => {
  const { t } = useWords();
  return (
    <Button
      to={to}
      variant="quiet"
      size="small"
      icon="edit"
      aria-label={t('basket.editOne', { title })}
    >
      {t('basket.edit')}
    </Button>
  );
};
