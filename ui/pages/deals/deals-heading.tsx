import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';

/** What the page of deals begins with; the server draws it before the page has its data. */
export const DealsHeading = () => {
  const { t } = useWords();
  return (
    <Stack gap={1}>
      <Heading level={1}>{t('deals.title')}</Heading>
      <Text size="large" tone="muted">
        {t('deals.intro')}
      </Text>
    </Stack>
  );
};
