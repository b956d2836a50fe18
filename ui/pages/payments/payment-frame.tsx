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
  /** It is what the customer came for: what is typed goes into it, without a press, unless they are elsewhere by then. */
  readonly takesFocus?: boolean | undefined;
  /** What the page is told when it is there, it alone. */
  readonly accessToken?: string | undefined;
}

/** Whether the customer is at a control of the page, or in the frame already: the focus is not to be taken from there. */
const isAtControl = (): boolean =>
  document.activeElement?.matches('a, button, input, select, textarea, iframe') === true;

/** A page of the gateway or the bank in a frame; only what it says itself is listened to [PAY-56, PAY-57, PAY-58]. */
export const PaymentFrame = (props: PaymentFrameProps) => {
  const { url, title, onMessage, takesFocus = false, accessToken } = props;
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
    const tell = (message: object) =>
      element.current?.contentWindow?.postMessage(message, new URL(url).origin);
    if (accessToken !== undefined) tell({ accessToken });
    // Only its first page: the bank's question may follow in the same frame.
    if (!takesFocus || isLoaded || isAtControl()) return;
    element.current?.focus({ preventScroll: true });
    tell({ type: 'take-focus' });
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
