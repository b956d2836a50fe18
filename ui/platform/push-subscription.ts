import type { PushSubscription as Subscription } from '../../schemas/types/http/followers.ts';
import { workerFile } from '../service-worker/kept-shop.ts';

/** What the server calls this browser; undefined where it has not subscribed. */
export const pushedId = async (): Promise<string | undefined> => {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return undefined;
  const address = new TextEncoder().encode(subscription.endpoint);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', address));
  const base64 = btoa(String.fromCharCode(...digest));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
};

/** Subscribes to push messages that are signed with a key; one of another key, of an installation before, goes. */
export const subscribe = async (applicationServerKey: string): Promise<Subscription> => {
  const { serviceWorker } = navigator;
  await serviceWorker.register(workerFile);
  const { pushManager } = await serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey };
  const subscription = await pushManager.subscribe(wanted).catch(async (error: unknown) => {
    const other = await pushManager.getSubscription();
    if (!other) throw error;
    await other.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  // A browser that was subscribed has both keys.
  const { endpoint, keys } = subscription.toJSON() as Subscription;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
};
