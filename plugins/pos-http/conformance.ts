import { sampleVariable } from '../../conformance/stand-ins.ts';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { type ScriptedTill, startScriptedTill } from './conformance/scripted-till.ts';

let till: ScriptedTill | undefined;

const started = (): ScriptedTill => {
  if (!till) throw new Error('The point of sale is not started.');
  return till;
};

const start = (variable: string) => async () => {
  till = await startScriptedTill(() => sampleVariable(variable));
  return () => started().close();
};

const signing = {
  handed: () => started().orders(),
  answer: { silence: () => started().answer('silent'), refusal: () => started().answer(422) },
  report: (said: object, now: number) => started().report(said, now),
};

export default {
  'point-of-sale': [
    {
      name: 'with one secret for all huts',
      setUp: start('TILL_SECRET'),
      options: () => ({ address: `${started().url}/orders`, secretVariable: 'TILL_SECRET' }),
      signing,
    },
    {
      name: 'with a hut that has an address and a secret of its own',
      setUp: start('HUT_SECRET'),
      options: () => ({
        address: 'https://till.example/orders',
        secretVariable: 'TILL_SECRET',
        huts: [
          {
            sector: 'here-1',
            id: '1',
            address: `${started().url}/{{sector}}/{{hut}}`,
            secretVariable: 'HUT_SECRET',
          },
        ],
      }),
      signing,
    },
  ],
} satisfies ConformanceCases;
