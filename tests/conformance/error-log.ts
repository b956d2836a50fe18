import { inspect } from 'node:util';
import type { ConformanceCases } from '../../conformance/suites.ts';
import { definePlugin } from '../../core/define-plugin.ts';

const lines: string[] = [];

/** A reporter of errors that writes them down. */
export const errorLog = definePlugin({
  id: 'error-log',
  title: 'Errors as lines of a list',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [
    {
      point: 'error-reporter',
      make: () => ({
        report: (level, message, details) =>
          void lines.push(`${level}: ${message} ${inspect(details)}`),
      }),
    },
  ],
});

export const errorLogCases: ConformanceCases = {
  'error-reporter': [
    {
      name: 'with a list',
      setUp: () => {
        lines.length = 0;
        return () => undefined;
      },
      received: () => lines,
    },
  ],
};
