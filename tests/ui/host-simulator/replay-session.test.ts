import { describe, expect, it } from 'vitest';
import type { RecordedMessage } from '../../../schemas/types/webview/host-session.ts';
import { replayProgress } from '../../../ui/host-simulator/replay-session.ts';

const page = (type: string, payload: object = {}): RecordedMessage => ({
  from: 'page',
  message: { type, payload },
});
const host = (type: string): RecordedMessage => ({ from: 'host', message: { type, payload: {} } });

const greeting = [page('READY'), host('CAPABILITIES'), page('ACCEPTED', { version: 2 })];
const posted = (...messages: readonly RecordedMessage[]) => messages.map(({ message }) => message);

describe('the replay of a session', () => {
  it('sends a message of the host once all of the page before it have come [HST-07]', () => {
    const messages = [...greeting, page('THEME'), host('BACK_PRESSED')];
    const dueAfter = (...came: readonly RecordedMessage[]) =>
      replayProgress({ messages }, posted(...came)).due;
    expect(dueAfter()).toBe(0);
    expect(dueAfter(page('THEME'))).toBe(0);
    expect(dueAfter(page('READY'))).toBe(1);
    expect(dueAfter(page('READY'), page('ACCEPTED', { version: 2 }))).toBe(1);
    expect(dueAfter(page('READY'), page('THEME'), page('ACCEPTED', { version: 2 }))).toBe(2);
  });

  it('is the same when everything came, in whatever order types overtake each other [HST-07]', () => {
    const messages = [...greeting, page('THEME', { text: '#000000', accent: '#ffffff' })];
    const came = posted(
      page('THEME', { accent: '#ffffff', text: '#000000' }),
      page('READY'),
      page('ACCEPTED', { version: 2 }),
    );
    expect(replayProgress({ messages }, came)).toEqual({
      due: 1,
      awaited: undefined,
      same: 3,
      all: 3,
      differences: [],
    });
  });

  it('says where a message differs, which is missing, and which is one too many [HST-07]', () => {
    const one = page('ROUTE_CHANGED', { path: '/a/' });
    const other = page('ROUTE_CHANGED', { path: '/b/' });
    const routes = [one, other];
    const differing = replayProgress({ messages: routes }, posted(other, one));
    expect(differing.differences.map(({ place }) => place)).toEqual([1, 2]);
    expect(differing.differences[0]).toEqual({
      place: 1,
      recorded: '{"payload":{"path":"/a/"},"type":"ROUTE_CHANGED"}',
      came: '{"payload":{"path":"/b/"},"type":"ROUTE_CHANGED"}',
    });
    expect(replayProgress({ messages: routes }, posted(one)).awaited).toBe('ROUTE_CHANGED');
    const more = replayProgress({ messages: [one] }, posted(one, page('SHARE')));
    expect(more.differences).toEqual([
      { place: undefined, recorded: undefined, came: '{"payload":{},"type":"SHARE"}' },
    ]);
  });

  it('compares only the type of a value that varies [HST-07]', () => {
    const messages = [page('ORDER_PLACED', { transactionId: 'a' })];
    const differencesOf = (transactionId: unknown) =>
      replayProgress(
        { messages, varying: ['transactionId'] },
        posted(page('ORDER_PLACED', { transactionId })),
      ).differences.length;
    expect(differencesOf('b')).toBe(0);
    expect(differencesOf(7)).toBe(1);
  });
});
