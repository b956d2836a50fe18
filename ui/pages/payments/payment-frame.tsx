import type { CSSObject, Theme } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { FrameMessage } from '../../../client/payments/frame-message.ts';
import { readFrameMessage } from '../../../client/payments/frame-message.ts';
import { LoadingLabel, Skeleton } from '../../components/skeleton.tsx';
import { useWords } from '../../words/words-context.tsx';

const place = (theme: Theme): CSSObject => ({
  position: 'relative',
  overflow: 'hidden',
  border: theme.border.control,
  borderRadius: theme.radius.card,
  backgroundColor: theme.colour.surface,
});

const frame = (theme: Theme): CSSObject => ({
  display: 'block',
  width: '100%',
  // A card form with its buttons, in the columns of a phone and of a desk.
  height: `calc(${theme.size.narrow} * 1.4)`,
  border: theme.border.none,
  [theme.from.desktop]: { height: `calc(${theme.size.narrow} * 1.2)` },
});

const waiting = (theme: Theme): CSSObject => ({
  position: 'absolute',
  inset: 0,
  padding: theme.space(5),
  backgroundColor: theme.colour.surface,
});

interface PaymentFrameProps {
  /** A checked address [PAY-61]. */
  readonly url: string;
  readonly title: string;
  readonly onMessage: (message: FrameMessage) => void;
  /** What the page is told when it is there, it alone. */
  readonly accessToken?: string | undefined;
}

/** A page of the gateway or the bank in a frame; only what it says itself is listened to [PAY-56, PAY-57, PAY-58]. */
export const PaymentFrame = ({ url, title, onMessage, accessToken }: PaymentFrameProps) => {
  const { t } = useWords();
  const element = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const listen = ({ data, origin, source }: MessageEvent<unknown>) => {
      const isFromFrame = source !== null && source === element.current?.contentWindow;
      const message = readFrameMessage({ data, origin, isFromFrame }, new URL(url).origin);
      if (message) onMessage(message);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [url, onMessage]);
  const loaded = () => {
    setLoaded(true);
    if (accessToken === undefined) return;
    element.current?.contentWindow?.postMessage({ accessToken }, new URL(url).origin);
  };
  return (
    <div css={place}>
      <iframe ref={element} src={url} title={title} css={frame} onLoad={loaded} allow="payment" />
      {isLoaded ? null : (
        <div css={waiting}>
          <LoadingLabel>{t('payments.card.loading')}</LoadingLabel>
          <Skeleton lines={6} />
        </div>
      )}
    </div>
  );
};
