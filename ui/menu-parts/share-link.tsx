import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { TextInput } from '../components/text-input.tsx';
import { shareInBrowser } from '../platform/share-in-browser.ts';
import { useApp } from '../store-context.tsx';
import { useEnvironment } from '../use-environment.ts';
import { useWords } from '../words/words-context.tsx';

interface ShareLinkProps {
  /** The path of the link, as of the press; undefined where there is none, which is told. */
  readonly path: () => string | undefined;
  /** What it is called where it is sent. */
  readonly title: string;
  /** Accessible name of the button. */
  readonly label: string;
  /** Words of the button; without them it is round and small, for rows. */
  readonly children?: ReactNode;
  /** How it looks where sending it is a main thing to be done; small and quiet unless said otherwise. */
  readonly look?: 'primary' | 'secondary';
}

/**
 * Sends a link by the native app where it can, else by the browser, else puts it into the clipboard; where that is refused
 * too, the link is shown to be copied by hand [SHP-26, SHP-27].
 */
export const ShareLink = observer(function ShareLink(props: ShareLinkProps) {
  const { path, title, label, children, look } = props;
  const { t } = useWords();
  const { notifications } = useApp();
  const { app } = useEnvironment().market.extensions.one('host');
  const [shown, setShown] = useState<string>();
  const share = async (): Promise<void> => {
    const to = path();
    if (to === undefined) return;
    const url = new URL(to, window.location.href).href;
    const inBrowser = shareInBrowser();
    if (app?.accepts('share')) app.post({ type: 'SHARE', payload: { title, url } });
    else if (inBrowser) await inBrowser({ title, url });
    else {
      try {
        await navigator.clipboard.writeText(url);
        notifications.raise({
          id: 'favourites',
          type: 'success',
          message: 'favourites.share.copied',
          hideShowBasket: true,
        });
      } catch {
        setShown(url);
      }
    }
  };
  const press = () => void share();
  return (
    <>
      {children === undefined ? (
        <IconButton icon="share" label={label} onClick={press} />
      ) : (
        <Button
          variant={look ?? 'quiet'}
          size={look ? 'large' : 'small'}
          wide={look !== undefined}
          icon="share"
          aria-label={label}
          onClick={press}
        >
          {children}
        </Button>
      )}
      <Dialog
        open={shown !== undefined}
        size="small"
        title={t('favourites.share.byHand')}
        closeLabel={t('favourites.close')}
        onClose={() => setShown(undefined)}
      >
        <TextInput
          label={t('favourites.share.link')}
          value={shown ?? ''}
          readOnly
          data-autofocus
          onFocus={({ target }) => target.select()}
        />
      </Dialog>
    </>
  );
});
