import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { closingSoonId } from '../../../client/localisation/closing-soon.ts';
import type { App } from '../../../client/app-store.ts';
import { Button } from '../../components/button.tsx';
import type { NoticeTone } from '../../components/notice.tsx';
import { Toast, ToastRegion } from '../../components/toast.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { basketLink } from './basket-link.ts';

type Notification = App['notifications']['list'][number];

const tones: Readonly<Record<Notification['type'], NoticeTone>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'danger',
};

/** The notifications on screen; one closes by itself after its time-out [SHL-64, SHL-65]. */
export const Notifications = observer(function Notifications() {
  const { t } = useWords();
  const { notifications } = useApp();
  return (
    <>
      {notifications.list.map((item) => (
        <TimeOut key={item.id} item={item} onEnd={() => notifications.close(item.id)} />
      ))}
      <ToastRegion label={t('shell.notifications.label')}>
        {notifications.list.map((item) => (
          <NotificationToast
            key={item.id}
            item={item}
            onClose={() => notifications.close(item.id)}
          />
        ))}
      </ToastRegion>
    </>
  );
});

interface TimeOutProps {
  readonly item: Notification;
  readonly onEnd: () => void;
}

/** Counts apart from the toast, which is made again whenever a dialog opens or closes around it. */
function TimeOut({ item, onEnd }: TimeOutProps) {
  const { timeOut } = item;
  const end = useEffectEvent(onEnd);
  // A notification raised again under its id is another item, which starts its time again.
  useEffect(() => {
    if (timeOut === undefined) return undefined;
    const timer = window.setTimeout(() => end(), timeOut);
    return () => window.clearTimeout(timer);
  }, [item, timeOut]);
  return null;
}

interface NotificationToastProps {
  readonly item: Notification;
  readonly onClose: () => void;
}

const NotificationToast = observer(function NotificationToast({
  item,
  onClose,
}: NotificationToastProps) {
  const { t } = useWords();
  const location = useLocation();
  const message = t(item.message, item.values);
  // A countdown would be read out every second; its title is read once.
  const isCountdown = item.topic === closingSoonId;
  return (
    <Toast
      tone={tones[item.type]}
      title={item.title === undefined ? undefined : t(item.title, item.values)}
      closeLabel={t('shell.notifications.close')}
      {...(item.hideClose ? {} : { onClose })}
      action={
        item.hideShowBasket ? undefined : (
          <Button to={basketLink(location)} variant="quiet" size="small">
            {t('shell.notifications.showBasket')}
          </Button>
        )
      }
    >
      {isCountdown ? <span aria-live="off">{message}</span> : message}
    </Toast>
  );
});
