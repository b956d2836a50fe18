import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps, type Step, type StepOutcome } from '../../../tools/tasks/step.ts';

const said: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line.trim()));
});
afterEach(() => said.splice(0));

const good: StepOutcome = { ok: true, passed: 2, failed: 0 };
const step = (name: string, outcome: Partial<StepOutcome> = {}): Step => ({
  name,
  run: async () => ({ ...good, ...outcome }),
});

describe('the steps of a run', () => {
  it('all run, whatever fails, are counted together, and those that failed are named at the end', async () => {
    const broken: Step = { name: 'breaks', run: () => Promise.reject(new Error('no disk')) };
    const lanes = [[broken, step('second')], [step('third', { ok: false, passed: 1, failed: 1 })]];
    expect(await runSteps(...lanes)).toEqual({ passed: 3, failed: 2 });
    expect(said.join('\n')).toMatch(/FAIL breaks/);
    expect(said.join('\n')).toMatch(/no disk/);
    expect(said.join('\n')).toMatch(/ok {3}second/);
    expect(said.at(-1)).toBe('Failed: breaks; third.');
  });

  it('run side by side in their lanes', async () => {
    const met: string[] = [];
    let meet = () => {};
    const other = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const waits: Step = { name: 'waits', run: () => other.then(() => good) };
    const frees: Step = {
      name: 'frees',
      run: async () => {
        met.push('frees');
        meet();
        return good;
      },
    };
    await runSteps([waits], [frees]);
    expect(met).toEqual(['frees']);
  });

  it('say at once which tests failed, for a run that is cut off, and again at the end [OPS-01]', async () => {
    const closing = 'FAILED: orders.test.ts takes money once';
    await runSteps([step('orders', { ok: false, failed: 1, closing }), step('last')]);
    const told = said.flatMap((line, index) => (line === closing ? [index] : []));
    expect(told).toHaveLength(2);
    expect(told[0]).toBeLessThan(said.findIndex((line) => line.includes('last')));
  });

  it('say last what nobody may overlook, also of a step that is ok [OPS-01]', async () => {
    await runSteps([step('journeys', { closing: '1 JOURNEY' }), step('last')]);
    expect(said.at(-1)).toBe('1 JOURNEY');
  });
});
