import { summaryPath } from '../../client/orders/order-addresses.ts';
import type { PushMessage } from '../../core/tracking/push-message.ts';

/** Something that the worker goes on with until it is done. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

type PushEvent = Lasting & { readonly data: { json(): unknown } | null };
type PressEvent = Lasting & { readonly notification: Notification };

/** A page of the shop that is open. */
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** What a worker has that this part needs. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(wanted: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
}

const { registration, clients } = self as unknown as Scope;

/** Shows a message, in the place of an older one of its order. */
const show = ({ title, body, language, transactionId }: PushMessage): Promise<void> =>
  registration.showNotification(title, {
    body,
    lang: language,
    tag: transactionId,
    icon: '/icons/192.png',
    data: transactionId,
  });

/** Leads to the order: to its page where that is open, else to a new one. */
const lead = async (transactionId: string): Promise<void> => {
  const address = `${summaryPath}?${new URLSearchParams({ transactionId }).toString()}`;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    return pathname === summaryPath && searchParams.get('transactionId') === transactionId;
  });
  await (open ? open.focus() : clients.openWindow(address));
};

/** Shows what is told of orders, and leads to them when it is pressed [SHP-32]. */
export const answerPushes = (): void => {
  self.addEventListener('push', (event) => {
    const push = event as PushEvent;
    if (push.data) push.waitUntil(show(push.data.json() as PushMessage));
  });
  self.addEventListener('notificationclick', (event) => {
    const press = event as PressEvent;
    press.notification.close();
    press.waitUntil(lead(press.notification.data as string));
  });
};
