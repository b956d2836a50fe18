import { types } from 'mobx-state-tree';
import { environmentOf } from '../kernel/environment.ts';

/** How urgent a notification looks. */
const notificationTypes = ['info', 'success', 'warning', 'error'] as const;

/** What is needed to raise a notification [SHL-64]; texts are wording keys with their values. */
export interface NewNotification {
  readonly id: string;
  readonly type: (typeof notificationTypes)[number];
  readonly topic?: string;
  readonly title?: string;
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Milliseconds; `none` stays until closed; absent means the manifest's default [SHL-65]. */
  readonly timeOut?: number | 'none';
  readonly hideClose?: boolean;
  readonly hideShowBasket?: boolean;
  readonly priority?: number;
}

const Notification = types.model('Notification', {
  id: types.identifier,
  type: types.enumeration([...notificationTypes]),
  topic: types.maybe(types.string),
  title: types.maybe(types.string),
  message: types.string,
  values: types.frozen<Readonly<Record<string, string | number>>>({}),
  /** Milliseconds until it closes by itself; undefined: it does not. */
  timeOut: types.maybe(types.number),
  hideClose: false,
  hideShowBasket: false,
  priority: 0,
});

/** Notifications on screen, most urgent first. The view that shows one closes it after its time-out. */
export const NotificationsStore = types
  .model('Notifications', { list: types.array(Notification) })
  .actions((self) => ({
    /** Shows a notification; one with the same id is replaced [SHL-64]. */
    raise({ timeOut, values, ...rest }: NewNotification) {
      const { defaultTimeoutMs } = environmentOf(self).market.manifest.notifications;
      // The others stay the nodes they are: a view counts down to their end.
      const others = self.list.filter(({ id }) => id !== rest.id);
      const added = Notification.create({
        ...rest,
        values: values ?? {},
        timeOut: timeOut === 'none' ? undefined : (timeOut ?? defaultTimeoutMs),
      });
      self.list.replace([...others, added].toSorted((one, other) => other.priority - one.priority));
    },
    close(id: string) {
      self.list.replace(self.list.filter((item) => item.id !== id));
    },
    clear() {
      self.list.clear();
    },
  }));
