import { describe, expect, it } from 'vitest';
import { appBridge } from '../../../core/webview/app-bridge.ts';
import { readAppMessage } from '../../../core/webview/read-app-message.ts';
import type { MessageToApp } from '../../../schemas/types/webview/messages.ts';
import { fakeApp } from './fake-app.ts';
import { fits } from './message-schemas.ts';
import { heardByCapability, toldByCapability } from './sample-messages.ts';

const understood = [
  { type: 'LOCATION_PERMISSION', payload: { granted: true } },
  { type: 'LOCATION_PERMISSION', payload: { granted: false } },
  ...['authorized', 'restricted', 'denied', 'unavailable'].map((status) => ({
    type: 'TRACKING_PERMISSION',
    payload: { status },
  })),
  { type: 'CAPABILITIES', payload: { version: 2, capabilities: ['route', 'teleport'] } },
  { type: 'CAPABILITIES', payload: { version: 3, oldest: 2, capabilities: [] } },
  ...Object.values(heardByCapability),
];

/** JSON that says nothing to us. */
const foreign = [
  7,
  null,
  'LOCATION_PERMISSION',
  [],
  {},
  { type: 'SOMETHING_ELSE', payload: { granted: true } },
  { type: 'LOCATION_PERMISSION' },
  { type: 'LOCATION_PERMISSION', payload: null },
  { type: 'LOCATION_PERMISSION', payload: { granted: 'yes' } },
  { type: 'TRACKING_PERMISSION', payload: { status: 'maybe' } },
  { type: 'TRACKING_PERMISSION', payload: ['authorized'] },
  { payload: { granted: true } },
  { type: 'CAPABILITIES', payload: { version: 0, capabilities: [] } },
  { type: 'CAPABILITIES', payload: { version: '2', capabilities: [] } },
  { type: 'CAPABILITIES', payload: { version: 2, oldest: 1.5, capabilities: [] } },
  { type: 'CAPABILITIES', payload: { version: 2, capabilities: 'route' } },
  { type: 'CAPABILITIES', payload: { version: 2, capabilities: [7] } },
  { type: 'BACK_PRESSED', payload: null },
  { type: 'SAFE_AREAS', payload: { top: 1, right: 1, bottom: 1 } },
  { type: 'SAFE_AREAS', payload: { top: -1, right: 0, bottom: 0, left: 0 } },
  { type: 'SAFE_AREAS', payload: { top: 501, right: 0, bottom: 0, left: 0 } },
  { type: 'SAFE_AREAS', payload: { top: '0;color:red', right: 0, bottom: 0, left: 0 } },
  ...['id', 'access', 'refresh', 'provider', 'expiresAt'].flatMap((name) =>
    ['', undefined, null].map((value) => ({
      type: 'SIGN_IN',
      payload: { ...heardByCapability['sign-in'].payload, [name]: value },
    })),
  ),
  { type: 'DEEP_LINK', payload: { path: ['/order/deals/'] } },
  { type: 'constructor', payload: {} },
  { type: 'READY', payload: { version: 2, oldest: 1, capabilities: [] } },
];

describe('a message of the app', () => {
  it('is read as its schema describes it, whatever else it brings [HST-04]', () => {
    for (const message of understood) {
      const more = { ...message, id: 1, payload: { ...message.payload, more: 'than we know' } };
      expect(fits('MessageFromApp')(more)).toBe(true);
      expect(readAppMessage(JSON.stringify(more))).toEqual(message);
    }
  });

  it('that is no JSON text, or of an unknown type or shape, is none [HST-04, WEB-04]', () => {
    for (const data of ['', '{', 'hello', undefined, null, 7, {}, understood[0]]) {
      expect(readAppMessage(data)).toBeUndefined();
    }
    for (const message of foreign) {
      expect(fits('MessageFromApp')(message)).toBe(false);
      expect(readAppMessage(JSON.stringify(message))).toBeUndefined();
    }
  });

  it('is heard at the window and at the document, and nothing is heard of the rest [WEB-04]', () => {
    const { page, tell } = fakeApp({});
    const heard: unknown[] = [];
    appBridge(page).listen((message) => void heard.push(message));
    for (const data of ['hello', ...foreign, ...foreign.map((one) => JSON.stringify(one))]) {
      expect(() => tell(data)).not.toThrow();
    }
    expect(heard).toEqual([]);
    const [first, second] = understood.map((message) => JSON.stringify(message));
    tell(first);
    tell(second, { at: 'document' });
    expect(heard).toEqual(understood.slice(0, 2));
  });

  it('counts only from the app or the page itself, not from a frame in it', () => {
    const { page, tell } = fakeApp({});
    const heard: unknown[] = [];
    appBridge(page).listen((message) => void heard.push(message));
    tell(JSON.stringify(understood[0]), { source: { frames: 'of a gateway' } });
    expect(heard).toEqual([]);
    tell(JSON.stringify(understood[0]), { source: page });
    expect(heard).toHaveLength(1);
  });
});

describe('a message to the app', () => {
  const messages: readonly MessageToApp[] = [
    { type: 'LOCATION_PERMISSION_REQUEST', payload: {} },
    { type: 'TRACKING_PERMISSION_REQUEST', payload: {} },
    { type: 'LOGOUT', payload: {} },
    { type: 'APPLE_PAY_ABORT', payload: {} },
    { type: 'EVENT', payload: { name: 'login', data: { customerId: 'a' } } },
    { type: 'READY', payload: { version: 2, oldest: 1, capabilities: ['route'] } },
    { type: 'ACCEPTED', payload: { version: 2, capabilities: ['route'] } },
    ...Object.values(toldByCapability),
  ];

  it('is posted as JSON text of type and payload, as its schema describes it [HST-04, WEB-03]', () => {
    const { page, posted, texts } = fakeApp({});
    for (const message of messages) {
      appBridge(page).post(message);
      expect(fits('MessageToApp')(message)).toBe(true);
    }
    expect(posted).toEqual(messages);
    expect(texts[0]).toBe('{"type":"LOCATION_PERMISSION_REQUEST","payload":{}}');
  });

  it('goes nowhere without a bridge, or with one that fails, and nothing breaks [WEB-03]', () => {
    const { page, posted } = fakeApp({ bridged: false });
    const fail = () => {
      throw new Error('the app is gone');
    };
    for (const message of messages) {
      expect(() => appBridge(page).post(message)).not.toThrow();
      const broken = { ...page, ReactNativeWebView: { postMessage: fail } };
      expect(() => appBridge(broken).post(message)).not.toThrow();
    }
    expect(posted).toEqual([]);
  });
});
