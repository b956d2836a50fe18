import { afterEach, describe, expect, it, vi } from 'vitest';
import { beaconSink } from '../../../plugins/beacon/beacon-sink.ts';
import { rememberedConsent } from '../../../plugins/consent-banner/remembered-consent.ts';
import { testManifest } from '../../core/test-market.ts';

const manifest = testManifest('uk');
const storageOf = (values: Record<string, string> = {}) => ({
  values,
  getItem: (key: string) => values[key] ?? null,
  setItem: (key: string, value: string) => void (values[key] = value),
});

describe('consent', () => {
  it('is asked for while the market wants it and there is no answer [SHL-45]', () => {
    const storage = storageOf();
    const consent = rememberedConsent(manifest, () => storage);
    expect(consent.needsAnswer).toBe(true);
    consent.answer([]);
    expect(consent.needsAnswer).toBe(false);
    const { flags } = manifest;
    const off = { ...flags, features: { ...flags.features, 'cookie-banner': { default: false } } };
    const silent = rememberedConsent({ ...manifest, flags: off }, () => storageOf());
    expect(silent.needsAnswer).toBe(false);
  });

  it('grants nothing before the answer, then what was granted, also on the next visit [SHL-46]', () => {
    const storage = storageOf();
    const consent = rememberedConsent(manifest, () => storage);
    expect(consent.grants('C0002')).toBe(false);
    consent.answer(['C0002']);
    expect(consent.grants('C0002')).toBe(true);
    expect(rememberedConsent(manifest, () => storage).grants('C0002')).toBe(true);
  });

  it('is told to who waits for it, at once when it was given earlier [SHL-46]', async () => {
    const storage = storageOf();
    const consent = rememberedConsent(manifest, () => storage);
    const told: string[] = [];
    const wait = (group: string) => void consent.whenGranted(group).then(() => told.push(group));
    wait('C0002');
    wait('C0003');
    consent.answer([]);
    await Promise.resolve();
    expect(told).toEqual([]);
    consent.answer(['C0002']);
    await Promise.resolve();
    expect(told).toEqual(['C0002']);
    await rememberedConsent(manifest, () => storage).whenGranted('C0002');
  });

  it.each(['{', '7', '{"C0002":true}'])('is asked for again when %j was stored', (stored) => {
    const storage = storageOf({ 'phdv:consent': stored });
    const consent = rememberedConsent(manifest, () => storage);
    expect(consent.needsAnswer).toBe(true);
    expect(consent.grants('C0002')).toBe(false);
  });

  it('holds for the page where the browser refuses its storage', () => {
    const consent = rememberedConsent(manifest, () => undefined);
    consent.answer(['C0002']);
    expect(consent.grants('C0002')).toBe(true);
  });
});

describe('the beacon', () => {
  afterEach(() => void vi.unstubAllGlobals());

  const event = { type: 'page-view', market: 'uk', traceId: 't', data: { page: '/' } };

  it('sends every event whole to the address of the market, and nothing without one [SHL-76]', () => {
    const sent: [string, string][] = [];
    vi.stubGlobal('navigator', {
      sendBeacon: (url: string, body: string) => {
        sent.push([url, body]);
        return true;
      },
    });
    beaconSink({}).send(event);
    expect(sent).toEqual([]);
    beaconSink({ url: '/events' }).send(event);
    expect(sent).toEqual([['/events', JSON.stringify(event)]]);
  });

  it('reports a beacon that the browser refuses', () => {
    vi.stubGlobal('navigator', { sendBeacon: () => false });
    expect(() => beaconSink({ url: '/events' }).send(event)).toThrow('/events');
  });
});
