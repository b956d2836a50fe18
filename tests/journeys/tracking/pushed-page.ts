import type { BrowserContext, Page, Worker } from '@playwright/test';
import { startServer } from '../../../tools/tasks/running-server.ts';
import {
  type PushedBrowser,
  type PushService,
  startPushService,
} from '../../setup/push-service.ts';
import { expect, test as base } from '../journey.ts';

/** A server of its own, and the push service that its browsers subscribe at. */
export interface PushServer {
  readonly url: string;
  readonly push: PushService;
  readonly stop: () => Promise<void>;
}

/** Starts both. */
export async function startPushServer(): Promise<PushServer> {
  const push = await startPushService();
  // The kitchen reports what the journey has it report, and nothing by itself.
  const env = { PUSH_SERVICE: push.origin, KITCHEN_PACE_MS: '3600000' };
  const server = await startServer(env, 'tests/journeys/programs/server.ts');
  return {
    url: server.url,
    push,
    stop: async () => {
      await server.stop();
      await push.close();
    },
  };
}

/** A journey that lets the worker in. */
export const test = base.extend({ serviceWorkers: 'allow' });

/** A browser whose customer is asked whether it may show messages, and that subscribes at a push service of the test. */
export interface AskedBrowser {
  /** The browser as its push service knows it. @throws before it has subscribed */
  readonly pushed: () => PushedBrowser;
  /** How often its customer was asked. */
  readonly asked: () => number;
  /** Its customer answers so from now on; yes as long as nothing is said. */
  readonly answer: (permission: NotificationPermission) => void;
}

/**
 * Makes the pages of a context such a browser: one without a window asks nobody, and has no push service of its own. Its
 * subscription outlives the page, as in browsers.
 */
export async function askedBrowser(
  context: BrowserContext,
  push: PushService,
): Promise<AskedBrowser> {
  let browser: PushedBrowser | undefined;
  let permission: NotificationPermission = 'granted';
  let asked = 0;
  await context.grantPermissions(['notifications']);
  await context.exposeFunction('askCustomer', () => {
    asked += 1;
    return permission;
  });
  await context.exposeFunction('subscribeAtTest', (key: string) => {
    browser ??= push.subscribe(key);
    return browser.subscription;
  });
  await context.addInitScript(() => {
    const { askCustomer, subscribeAtTest } = window as unknown as {
      readonly askCustomer: () => Promise<NotificationPermission>;
      readonly subscribeAtTest: (key: string) => Promise<object>;
    };
    const made = (text: string) => {
      const said = JSON.parse(text) as object;
      return { ...said, toJSON: () => said };
    };
    Notification.requestPermission = askCustomer;
    Object.assign(PushManager.prototype, {
      async getSubscription() {
        const kept = localStorage.getItem('subscription');
        return kept === null ? null : made(kept);
      },
      async subscribe({ applicationServerKey }: { readonly applicationServerKey: string }) {
        const text = JSON.stringify(await subscribeAtTest(applicationServerKey));
        localStorage.setItem('subscription', text);
        return made(text);
      },
    });
  });
  return {
    pushed() {
      if (!browser) throw new Error('The browser has not subscribed.');
      return browser;
    },
    asked: () => asked,
    answer: (given) => (permission = given),
  };
}

/** What a worker does with messages, watched: a browser without a window shows nothing, and opens nothing unpressed. */
interface WatchedWorker {
  shown?: { readonly title: string; readonly lang: string; readonly data: string }[];
}

const workerOf = async (page: Page): Promise<Worker> => {
  const context = page.context();
  const { origin } = new URL(page.url());
  const isOwn = (worker: Worker) => worker.url().startsWith(origin);
  return (
    context.serviceWorkers().find(isOwn) ??
    (await context.waitForEvent('serviceworker', { predicate: isOwn }))
  );
};

/** Hands a message to the worker of a page, as the browser does with what its push service sends. */
async function deliver(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await session.detach();
}

/**
 * Hands the last message that came for a browser to its worker.
 * @returns what the worker shows
 */
export async function showLast(page: Page, browser: PushedBrowser) {
  const worker = await workerOf(page);
  await worker.evaluate(() => {
    const own = self as unknown as WatchedWorker & {
      readonly registration: ServiceWorkerRegistration;
    };
    own.shown = [];
    own.registration.showNotification = async (title, options) => {
      own.shown?.push({ title, lang: options?.lang ?? '', data: String(options?.data) });
    };
  });
  await deliver(page, browser.received.at(-1)?.message ?? {});
  const shown = () => worker.evaluate(() => (self as unknown as WatchedWorker).shown);
  await expect.poll(async () => (await shown())?.length).toBe(1);
  return (await shown())?.[0];
}

/**
 * Presses what the worker of a page shows of an order.
 * @returns where it leads: `open` to the page that is open, else the address of a new one
 */
export async function pressShown(page: Page, transactionId: string): Promise<string> {
  const worker = await workerOf(page);
  return worker.evaluate(async (data) => {
    const { clients, WindowClient: Client } = self as unknown as {
      readonly clients: { openWindow: (address: string) => Promise<void> };
      readonly WindowClient: { readonly prototype: { focus: () => Promise<void> } };
    };
    let led = '';
    clients.openWindow = async (address) => void (led = address);
    Client.prototype.focus = async () => void (led = 'open');
    const done: Promise<unknown>[] = [];
    const press = Object.assign(new Event('notificationclick'), {
      notification: { data, close: () => undefined },
      waitUntil: (work: Promise<unknown>) => done.push(work),
    });
    self.dispatchEvent(press);
    await Promise.all(done);
    return led;
  }, transactionId);
}
