import { describe, expect, it, vi } from 'vitest';
import { drawnWhenWanted } from '../../../ui/food-art/drawn-when-wanted.ts';

describe('a table of drawings', () => {
  it('names them all, and draws one when it is first read and only then', () => {
    const makers = { ham: vi.fn(() => ({ count: 9 })), olive: vi.fn(() => ({ count: 11 })) };
    const table = drawnWhenWanted(makers);
    expect(Object.keys(table)).toEqual(['ham', 'olive']);
    expect(makers.ham).not.toHaveBeenCalled();
    expect(table.ham).toEqual({ count: 9 });
    expect(table.ham).toBe(table.ham);
    expect(makers.ham).toHaveBeenCalledTimes(1);
    expect(makers.olive).not.toHaveBeenCalled();
  });
});
