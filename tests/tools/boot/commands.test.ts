import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { chainCommands, commands, help } from '../../../tools/boot/commands.mjs';
import { root } from '../../../tools/tasks/project.ts';

describe('the npm scripts', () => {
  it('are the commands, each told in a line by help', () => {
    const { help: own, ...scripts } = packageJson.scripts;
    expect(own).toBe('node tools/boot.mjs help');
    expect(Object.keys(scripts).toSorted()).toEqual(Object.keys(commands).toSorted());
    const lines = help().split('\n');
    for (const name of Object.keys(commands)) {
      expect(lines).toContainEqual(expect.stringMatching(`^npm run ${name} .+`));
    }
  });

  it('are told to a chain as it types them, without the mark that npm needs', () => {
    expect(help('comanda ', chainCommands)).toContain('market explain uk');
    expect(help()).toContain('market -- explain uk');
  });

  it('are all there for a chain, but those about the engine itself [ENG-36]', () => {
    const engineOnly = Object.keys(commands).filter((name) => !(name in chainCommands));
    expect(engineOnly.toSorted()).toEqual(['bench', 'moments', 'pack', 'pictures']);
  });

  it('run files that are there', () => {
    const all = [...Object.values(commands), ...Object.values(chainCommands)];
    const steps = all.flatMap((command) => command?.steps ?? []);
    expect(steps.filter((step) => !existsSync(join(root, step)))).toEqual([]);
  });
});
