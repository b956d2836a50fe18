import { describe, expect, it } from 'vitest';
import { lineAt, type SourceFile, sourceFiles, walk } from './source-files.ts';

/** Where orders and payments are worked on; nothing in them may depend on whose gateway it is. */
const areas = /^(core|client|server)\/(orders|payments|intents)\//;

/** What a gateway says of itself that only one that takes no money has. */
const ofTrials = ['testMode', 'trial', 'isSandbox', 'sandbox'];

/** The contract declares what it says; browsers are told whether money is taken [PAY-78]; addresses are compared [PAY-61]. */
const exempt = [
  'core/payments/payment-gateway.ts',
  'server/payments/store-config.ts',
  'client/payments/allowed-url.ts',
];

/** Places of a file that read what only a sandbox has, or name one. */
function questionsIn(file: SourceFile): string[] {
  const found: string[] = [];
  const add = (what: string, position: number) =>
    found.push(`${file.path}:${lineAt(file, position)} ${what}`);
  const imported = new Set<number>();
  walk(file, {
    ImportDeclaration: ({ source }) => void imported.add(source.start),
    MemberExpression({ property, start }) {
      if (property.type === 'Identifier' && ofTrials.includes(property.name)) {
        add(property.name, start);
      }
    },
    Property({ key, start }) {
      if (key.type === 'Identifier' && ofTrials.includes(key.name)) add(key.name, start);
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && /sandbox/i.test(value) && !imported.has(start)) {
        add(value, start);
      }
    },
  });
  return found;
}

const files = sourceFiles.filter(({ path }) => areas.test(path) && !exempt.includes(path));

describe('code of orders and payments', () => {
  it('does not ask whether the gateway takes money, nor names the one that does not [GTW-06]', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(files.flatMap(questionsIn)).toEqual([]);
  });

  it('would be found asking, where it is allowed to [GTW-06]', () => {
    const allowed = sourceFiles.filter(({ path }) => path === 'server/payments/store-config.ts');
    expect(allowed.flatMap(questionsIn)).not.toEqual([]);
  });
});
