import { Button } from '../../components/button.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** Where to get the mobile app; not shown inside of it [SHL-37]. */
export const AppStores = () => {
  const { t } = useWords();
  const { market } = useEnvironment();
  const { iosAppStore, androidAppStore } = market.manifest.links;
  if (market.extensions.one('host').isMobileApp) return null;
  return (
    <Stack gap={3}>
      <Text size="label">{t('shell.footer.apps')}</Text>
      <Row gap={2}>
        <Button href={iosAppStore} variant="secondary" size="small">
          {t('shell.footer.ios')}
        </Button>
        <Button href={androidAppStore} variant="secondary" size="small">
          {t('shell.footer.android')}
        </Button>
      </Row>
    </Stack>
  );
};
