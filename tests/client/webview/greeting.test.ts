import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { agreeWith, pageCapabilities, spoken } from '../../../core/webview/greeting.ts';
import { capabilityOf } from '../../../core/webview/message-capability.ts';
import type { MessageFromApp } from '../../../schemas/types/webview/messages.ts';
import { fakeApp, hostOf } from './fake-app.ts';
import { fits } from './message-schemas.ts';
import { heardByCapability, toldByCapability } from './sample-messages.ts';

const nothing = { type: 'ACCEPTED', payload: { version: 1, capabilities: [] } };
const plain = { type: 'LOGOUT', payload: {} } as const;

/** A page that has greeted the app around it. */
const greeted = () => {
  const app = fakeApp({});
  const native = hostOf(app.page).host.app;
  if (!native) throw new Error('The host has no app.');
  const heard: MessageFromApp[] = [];
  const stop = native.greet((message) => void heard.push(message));
  const offer = (payload: object) => app.say('CAPABILITIES', payload);
  /** What the page posted since it was ready. */
  const answers = () => app.posted.slice(1);
  const postAll = () => {
    for (const message of [plain, ...Object.values(toldByCapability)]) native.post(message);
  };
  return { ...app, native, heard, stop, offer, answers, postAll };
};

describe('the greeting', () => {
  it('begins with the page: what it speaks and can do, by the schema [HST-03]', () => {
    const { posted } = greeted();
    const ready = {
      type: 'READY',
      payload: { version: 2, oldest: 1, capabilities: pageCapabilities },
    };
    expect(posted).toEqual([ready]);
    expect(fits('MessageToApp')(ready)).toBe(true);
    const known = [...Object.keys(toldByCapability), ...Object.keys(heardByCapability)];
    expect(pageCapabilities.toSorted()).toEqual([...new Set(known)].toSorted());
  });

  it('ends with what both speak and can do, and again when the app can do something else [HST-03]', () => {
    const { answers, native, offer } = greeted();
    const followed: boolean[] = [];
    const end = autorun(() => void followed.push(native.accepts('share')));
    offer({ version: 2, capabilities: ['share', 'basket'] });
    offer({ version: 2, capabilities: ['basket'] });
    end();
    expect(answers()).toEqual([
      { type: 'ACCEPTED', payload: { version: 2, capabilities: ['basket', 'share'] } },
      { type: 'ACCEPTED', payload: { version: 2, capabilities: ['basket'] } },
    ]);
    for (const answer of answers()) expect(fits('MessageToApp')(answer)).toBe(true);
    expect(followed).toEqual([false, true, false]);
  });

  it('lets each message through where its capability is accepted, and no other [HST-03, HST-04]', () => {
    for (const capability of pageCapabilities) {
      const { answers, heard, offer, postAll, say } = greeted();
      offer({ version: 2, capabilities: [capability] });
      postAll();
      for (const { type, payload } of Object.values(heardByCapability)) say(type, payload);
      const own = Object.entries(toldByCapability)
        .filter(([name]) => name === capability)
        .map(([, message]) => message);
      expect(answers().slice(1)).toEqual([plain, ...own]);
      expect(heard.map((message) => capabilityOf(message))).toEqual(
        Object.hasOwn(heardByCapability, capability) ? [capability] : [],
      );
    }
  });

  it('is told to nobody any more once it is ended', () => {
    const { heard, offer, say, stop } = greeted();
    offer({ version: 2, capabilities: ['back'] });
    stop();
    say('BACK_PRESSED', {});
    expect(heard).toEqual([]);
  });
});

describe('an app of another version', () => {
  it('that knows no greeting gets and may send what version 1 has, and nothing else [HST-03]', () => {
    const { answers, heard, postAll, say } = greeted();
    postAll();
    for (const { type, payload } of Object.values(heardByCapability)) say(type, payload);
    say('TRACKING_PERMISSION', { status: 'authorized' });
    expect(answers()).toEqual([plain]);
    expect(heard).toEqual([{ type: 'TRACKING_PERMISSION', payload: { status: 'authorized' } }]);
  });

  it('one older goes on with version 1, one newer with what the page knows of it [HST-03]', () => {
    const all = pageCapabilities;
    expect(agreeWith({ version: spoken.version - 1, capabilities: [...all] })).toEqual({
      version: 1,
      capabilities: [],
    });
    const newer = greeted();
    newer.say('CAPABILITIES', {
      version: spoken.version + 1,
      oldest: spoken.version,
      capabilities: ['teleport', ...all],
      surprises: true,
    });
    expect(newer.answers()).toEqual([
      { type: 'ACCEPTED', payload: { version: spoken.version, capabilities: all } },
    ]);
    newer.postAll();
    expect(newer.answers().slice(1)).toEqual([plain, ...Object.values(toldByCapability)]);
  });

  it('with no version in common is told so, and gets what version 1 has [HST-03]', () => {
    const { answers, offer, postAll } = greeted();
    offer({ version: 9, oldest: spoken.version + 1, capabilities: ['basket', 'share'] });
    postAll();
    expect(answers()).toEqual([nothing, plain]);
  });
});
