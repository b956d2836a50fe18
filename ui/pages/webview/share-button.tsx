import { observer } from 'mobx-react-lite';
import { Button } from '../../components/button.tsx';
import { shareInBrowser } from '../../platform/share-in-browser.ts';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

interface ShareButtonProps {
  readonly title: string;
  /** Path of the page that is shared. */
  readonly path: string;
}

/** Shares a page by the native app where it can, else by the browser; not there where neither does [HST-04]. */
export const ShareButton = observer(function ShareButton({ title, path }: ShareButtonProps) {
  const { t } = useWords();
  const { app } = useEnvironment().market.extensions.one('host');
  const inBrowser = shareInBrowser();
  const isOfApp = app?.accepts('share') ?? false;
  if (!isOfApp && !inBrowser) return null;
  const share = () => {
    const shared = { title, url: new URL(path, window.location.href).href };
    if (isOfApp) app?.post({ type: 'SHARE', payload: shared });
    else void inBrowser?.(shared);
  };
  return (
    <Button variant="quiet" icon="share" onClick={share}>
      {t('webview.share')}
    </Button>
  );
});
