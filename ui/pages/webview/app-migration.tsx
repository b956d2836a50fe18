import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

interface AppMigrationProps {
  readonly onClose: () => void;
}

/** Where the new mobile app is: in the store of the app's platform, on the web in both [WEB-12]. */
export default function AppMigration({ onClose }: AppMigrationProps) {
  const { t } = useWords();
  const { extensions, manifest } = useEnvironment().market;
  const platform = extensions.one('host').app?.platform;
  const { iosAppStore, androidAppStore } = manifest.links;
  return (
    <Dialog
      open
      size="small"
      title={t('webview.migration.title')}
      closeLabel={t('webview.migration.close')}
      onClose={onClose}
    >
      <Stack gap={5}>
        <Text>{t('webview.migration.text')}</Text>
        <Stack gap={2}>
          {platform === 'android' ? null : (
            <Button href={iosAppStore} wide>
              {t('webview.migration.ios')}
            </Button>
          )}
          {platform === 'ios' ? null : (
            <Button href={androidAppStore} wide>
              {t('webview.migration.android')}
            </Button>
          )}
          <Button variant="quiet" wide onClick={onClose}>
            {t('webview.migration.later')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
