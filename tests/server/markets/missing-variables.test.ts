import { describe, expect, it } from 'vitest';
import type { LoadedPlugin } from '../../../core/engine/load-plugins.ts';
import { missingVariables } from '../../../server/markets/missing-variables.ts';

const loaded = (id: string, options: Readonly<Record<string, unknown>>): LoadedPlugin => ({
  plugin: {
    id,
    title: 'Made up',
    version: '1.0.0',
    engine: '^1.0.0',
    contributes: [],
    options: {
      type: 'object',
      properties: {
        keyVariable: { type: 'string', 'x-variable': true },
        colour: { type: 'string' },
      },
    },
  },
  options,
});

describe('an option that names a variable of the environment', () => {
  const plugins = [
    loaded('first', { keyVariable: 'FIRST_KEY', colour: 'SECOND_KEY' }),
    loaded('second', { keyVariable: 'SECOND_KEY' }),
    loaded('third', {}),
  ];

  it('stops the start where it is not set, naming file, place and variable [CST-02]', () => {
    const problems = missingVariables(plugins, 'markets/zz/manifest.json', (variable) =>
      variable.startsWith('FIRST'),
    );
    expect(problems).toEqual([
      {
        file: 'markets/zz/manifest.json',
        pointer: '/plugins/1/options/keyVariable',
        expected: 'the name of an environment variable that is set',
        found: '"SECOND_KEY"',
        remedy: 'Set SECOND_KEY where the server is started',
      },
    ]);
  });

  it('is fine where all are set', () => {
    expect(missingVariables(plugins, 'manifest.json', () => true)).toEqual([]);
  });
});
