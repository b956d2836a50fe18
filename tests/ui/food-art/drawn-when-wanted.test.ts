import { describe, expect, it } from 'vitest';
import { drawnWhenWanted } from '../../../ui/food-art/drawn-when-wanted.ts';

describe('a table of drawings', () => {
  it('names them all, and draws one when it is first read and only then', () => {
    const drawn: string[] = [];
    const draws = (name: string) => () => {
      drawn.push(name);
      return { name };
    };
    const table = drawnWhenWanted({ ham: draws('ham'), olive: draws('olive') });
    expect(Object.keys(table)).toEqual(['ham', 'olive']);
    expect(drawn).toEqual([]);
    expect(table.ham).toEqual({ name: 'ham' });
    expect(table.ham).toBe(table.ham);
    expect(drawn).toEqual(['ham']);
  });
});
