import { useEffect } from 'react';
import { Button } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';

/** Marks the entry of the history from which a provider's page was opened: coming back to it opens nothing. */
const isOpened = (): boolean =>
  (window.history.state as { isOpened?: boolean } | null)?.isOpened === true;

/**
 * Opens the provider's page in the whole window, once, and keeps a button for opening it again [PAY-57, PAY-59].
 * @param url a checked address [PAY-61]
 */
export const ProviderWindow = ({ url }: { readonly url: string }) => {
  const { t } = useWords();
  useEffect(() => {
    if (isOpened()) return;
    window.history.replaceState({ ...(window.history.state as object | null), isOpened: true }, '');
    window.location.assign(url);
  }, [url]);
  return (
    <Stack gap={3}>
      <Text>{t('payments.card.leaving')}</Text>
      <Button href={url} wide>
        {t('payments.card.payNow')}
      </Button>
    </Stack>
  );
};
