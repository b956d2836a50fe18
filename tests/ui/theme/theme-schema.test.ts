import { Ajv } from 'ajv';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../tools/tasks/project.ts';
import { anyTheme } from './any-theme.ts';
import { marketThemes } from './market-themes.ts';

const schema = JSON.parse(
  readFileSync(join(root, 'schemas', 'theme.schema.json'), 'utf8'),
) as object;
const valid = new Ajv({ allErrors: true }).compile(schema);

describe('the schema of a theme', () => {
  it.each(marketThemes)('accepts the theme of market %s', (_, theme) => {
    valid(theme);
    expect(valid.errors).toBeNull();
  });

  it('accepts whatever the tokens are tested with', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        expect(valid(theme)).toBe(true);
      }),
    );
  });

  it('refuses a property it does not know and a colour that is not one', () => {
    const [, theme] = marketThemes[0] ?? [];
    expect(valid({ ...theme, colour: '#ffffff' })).toBe(false);
    expect(valid({ ...theme, accent: 'red' })).toBe(false);
  });
});
