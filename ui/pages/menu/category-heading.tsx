import { Heading } from '../../components/heading.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';

/** What a category of the menu begins with; the server draws it before the page has its data. */
export const CategoryHeading = ({ category }: { readonly category: string }) => {
  const { t } = useWords();
  return (
    <div>
      <Heading level={1}>{t(`menu.categories.${category}`)}</Heading>
      <Text size="large" tone="muted">
        {t(`menu.intros.${category}`)}
      </Text>
    </div>
  );
};
