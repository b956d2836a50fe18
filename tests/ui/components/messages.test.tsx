import { describe, expect, it } from 'vitest';
import { Chip } from '../../../ui/components/chip.tsx';
import { Icon } from '../../../ui/components/icon.tsx';
import { Notice } from '../../../ui/components/notice.tsx';
import { Price } from '../../../ui/components/price.tsx';
import { Skeleton } from '../../../ui/components/skeleton.tsx';
import { Stepper } from '../../../ui/components/stepper.tsx';
import { Toast, ToastRegion } from '../../../ui/components/toast.tsx';
import { attribute, render } from './render.tsx';

const ignore = (): void => undefined;

describe('a price', () => {
  it('with a discount is read as one sentence in place of two numbers', () => {
    const markup = render(<Price amount="£10.99" was="£12.99" label="£10.99, was £12.99" />);
    const [spoken, shown] = markup.split('aria-hidden="true"');
    expect(spoken).toContain('£10.99, was £12.99');
    expect(shown).toMatch(/£10\.99.*<s>£12\.99<\/s>/);
  });

  it('without a label is read as it is shown', () => {
    expect(render(<Price amount="£10.99" />)).not.toContain('aria-hidden');
  });
});

describe('a message', () => {
  it('interrupts only for danger, and only when asked to be announced', () => {
    expect(render(<Notice tone="danger" title="No" announce />)).toContain('role="alert"');
    expect(render(<Notice tone="info" title="So" announce />)).toContain('role="status"');
    expect(render(<Notice tone="danger" title="No" />)).not.toContain('role="alert"');
  });

  it('of the toast region waits for its turn, and the region is there before it', () => {
    expect(
      attribute(render(<ToastRegion label="News">{null}</ToastRegion>), 'section', 'aria-live'),
    ).toBe('polite');
  });

  it('has a close button only where it can be closed', () => {
    expect(render(<Toast title="Added" closeLabel="Close" />)).not.toContain('<button');
    expect(render(<Toast title="Added" closeLabel="Close" onClose={ignore} />)).toContain(
      'aria-label="Close"',
    );
  });
});

describe('a quantity', () => {
  const stepper = (value: number, removes = false): string =>
    render(
      <Stepper
        label="Quantity"
        decreaseLabel="Less"
        increaseLabel="More"
        value={value}
        min={0}
        max={3}
        onChange={ignore}
        removes={removes}
      />,
    );

  it('is a named group that announces its number', () => {
    expect(stepper(2)).toMatch(/role="group" aria-label="Quantity"/);
    expect(stepper(2)).toContain('<output aria-live="polite">2</output>');
  });

  it('stops at its ends', () => {
    expect(stepper(0)).toMatch(/aria-label="Less"[^>]*disabled=""/);
    expect(stepper(3)).toMatch(/aria-label="More"[^>]*disabled=""/);
    expect(stepper(2)).not.toContain('disabled=""');
  });
});

describe('a chip', () => {
  it('is plain words unless it can be pressed', () => {
    expect(render(<Chip>Vegan</Chip>)).not.toContain('<button');
    expect(attribute(render(<Chip pressed>Vegan</Chip>), 'button', 'aria-pressed')).toBe('true');
  });
});

describe('a picture without words', () => {
  it('is hidden from screen readers unless it has a label', () => {
    expect(attribute(render(<Icon name="leaf" />), 'svg', 'aria-hidden')).toBe('true');
    expect(render(<Icon name="leaf" label="Vegetarian" />)).toContain(
      'role="img" aria-label="Vegetarian"',
    );
  });

  it('stands in for loading content without a word', () => {
    expect(attribute(render(<Skeleton shape="card" />), 'div', 'aria-hidden')).toBe('true');
  });
});
