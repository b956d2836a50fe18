import { describe, expect, it } from 'vitest';
import { Progress } from '../../../ui/components/progress.tsx';
import { StepProgress } from '../../../ui/components/step-progress.tsx';
import { attribute, render } from './render.tsx';

const steps = ['Received', 'Preparing', 'Baking', 'On its way', 'Enjoy'].map((label) => ({
  id: label,
  label,
}));

const tracker = (current: number): string =>
  render(
    <StepProgress
      label="Your order"
      steps={steps}
      current={current}
      stateLabels={{ done: 'done', current: 'now', upcoming: 'to come' }}
    />,
  );

describe('the steps of a process', () => {
  it('say in words which are done, under way and to come', () => {
    const words = tracker(2)
      .replace(/<[^>]*>/g, '|')
      .split('|')
      .filter(Boolean);
    expect(words.filter((word) => word.startsWith(', '))).toEqual([
      ', done',
      ', done',
      ', now',
      ', to come',
      ', to come',
    ]);
  });

  it('mark one step as current, and none when all are done', () => {
    expect(tracker(2).match(/aria-current="step"/g)).toHaveLength(1);
    expect(tracker(5)).not.toContain('aria-current');
  });
});

describe('a progress bar', () => {
  const bar = (value: number, max: number): string =>
    render(<Progress label="Until free delivery" value={value} max={max} />);

  it('stays within its ends', () => {
    expect(bar(30, 20)).toContain('width:100%');
    expect(attribute(bar(30, 20), 'div', 'aria-valuenow')).toBe('20');
    expect(bar(-1, 20)).toContain('width:0%');
  });

  it('is full when there is nothing to wait for', () => {
    expect(bar(0, 0)).toContain('width:100%');
  });
});
