import type { ConformanceCases } from '../../conformance/suites.ts';
import { definePlugin } from '../../core/define-plugin.ts';
import { defineServerHalf } from '../../core/define-server-half.ts';

const plugin = definePlugin({
  id: 'word-check',
  title: 'People say the word of an action',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [],
});

const { contributes = [] } = defineServerHalf({
  contributes: [
    {
      point: 'bot-check',
      make: () => ({
        judge: async ({ action, token }) => {
          if (token === undefined) return 'unknown';
          return token === `word of ${action}` ? 'person' : 'bot';
        },
      }),
    },
  ],
});

/** A check that takes whoever says the right word for a person. */
export const wordCheck = { ...plugin, contributes };

export const wordCheckCases: ConformanceCases = {
  'bot-check': [
    {
      name: 'with words',
      tokens: (action) => ({ person: `word of ${action}`, bot: 'another word' }),
      unmarked: 'unknown',
    },
  ],
};
