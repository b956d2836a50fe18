import type { AppCapability } from '../../schemas/types/webview/greeting.ts';
import type { MessageFromApp, MessageToApp } from '../../schemas/types/webview/messages.ts';

/** The capability of each message that is optional; those without one belong to version 1 or to the greeting. */
const capabilities: Readonly<
  Partial<Record<MessageToApp['type'] | MessageFromApp['type'], AppCapability>>
> = {
  ROUTE_CHANGED: 'route',
  BACK_PRESSED: 'back',
  BACK_ANSWERED: 'back',
  BASKET_CHANGED: 'basket',
  ORDER_PLACED: 'order-placed',
  ORDER_STATUS: 'order-status',
  OPEN_OUTSIDE: 'open-outside',
  SHARE: 'share',
  SAFE_AREAS: 'safe-areas',
  THEME: 'theme',
  HAPTICS: 'haptics',
  SIGN_IN: 'sign-in',
  DEEP_LINK: 'deep-link',
};

/** What has to be accepted before a message is posted or heard; undefined where nothing has [HST-04]. */
export const capabilityOf = ({
  type,
}: Pick<MessageToApp | MessageFromApp, 'type'>): AppCapability | undefined => capabilities[type];
