import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import type { Consent } from '../../core/shell/ports.ts';
import type { Suite } from '../suite.ts';

export interface ConsentSamples {
  /** Whether the market of the case wants an answer of its visitors. */
  readonly asks: boolean;
  /** Two groups that visitors can grant. */
  readonly groups: readonly [string, string];
}

/** Whether a promise has come true by now. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false;
  void promise.then(() => (settled = true));
  await setImmediate();
  return settled;
}

/** What every consent has to do. A case is set up for a visitor who was never here. */
export const consentSuite: Suite<Consent, ConsentSamples> = (
  { make },
  { asks, groups: [one, other] },
) => [
  {
    title: 'wants an answer where the market asks for one, until there is one [SHL-45]',
    run: () => {
      const consent = make();
      assert.equal(consent.needsAnswer, asks);
      consent.answer([]);
      assert.equal(consent.needsAnswer, false);
    },
  },
  {
    title: 'grants nothing before the answer, and nothing to who refuses all [SHL-46]',
    run: async () => {
      const consent = make();
      const waiting = consent.whenGranted(one);
      for (const group of [one, other, '']) assert.equal(consent.grants(group), false);
      assert.equal(await isSettled(waiting), false);
      consent.answer([]);
      for (const group of [one, other, '']) assert.equal(consent.grants(group), false);
      assert.equal(await isSettled(waiting), false);
    },
  },
  {
    title: 'grants what was granted and nothing else, and tells who waits for it [SHL-46]',
    run: async () => {
      const consent = make();
      const [granted, refused] = [consent.whenGranted(one), consent.whenGranted(other)];
      consent.answer([one]);
      assert.deepEqual([consent.grants(one), consent.grants(other)], [true, false]);
      assert.deepEqual([await isSettled(granted), await isSettled(refused)], [true, false]);
    },
  },
  {
    title: 'takes a later answer in place of the former: what is no longer granted is taken back',
    run: () => {
      const consent = make();
      consent.answer([one, other]);
      consent.answer([other]);
      assert.deepEqual([consent.grants(one), consent.grants(other)], [false, true]);
    },
  },
  {
    title: 'remembers the answer for the next visit [SHL-46]',
    run: async () => {
      make().answer([one]);
      const next = make();
      assert.equal(next.needsAnswer, false);
      assert.deepEqual([next.grants(one), next.grants(other)], [true, false]);
      assert.equal(await isSettled(next.whenGranted(one)), true);
    },
  },
];
