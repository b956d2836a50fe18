import { describe, expect, it } from 'vitest';
import { Button } from '../../../ui/components/button.tsx';
import { IconButton } from '../../../ui/components/icon-button.tsx';
import { attribute, render } from './render.tsx';

describe('a button', () => {
  it('submits no form unless told to', () => {
    expect(attribute(render(<Button>Add</Button>), 'button', 'type')).toBe('button');
    expect(attribute(render(<Button type="submit">Pay</Button>), 'button', 'type')).toBe('submit');
  });

  it('is a link when it leads somewhere', () => {
    expect(attribute(render(<Button to="/order/">Menu</Button>), 'a', 'href')).toBe('/order/');
    expect(attribute(render(<Button href="tel:999">Call</Button>), 'a', 'href')).toBe('tel:999');
  });

  it('gives a page in a new tab no hold on this one', () => {
    const link = render(
      <Button href="https://example.org" newTab>
        Map
      </Button>,
    );
    expect(attribute(link, 'a', 'rel')).toContain('noopener');
  });

  it('leads nowhere while it is disabled', () => {
    const markup = render(
      <Button to="/order/" disabled>
        Menu
      </Button>,
    );
    expect(markup).not.toContain('<a');
    expect(attribute(markup, 'button', 'disabled')).toBe('');
  });

  it('keeps its name and its place in the tab order while busy', () => {
    const markup = render(<Button busy>Place order</Button>);
    expect(markup).toContain('Place order');
    expect(attribute(markup, 'button', 'aria-busy')).toBe('true');
    expect(attribute(markup, 'button', 'aria-disabled')).toBe('true');
    expect(attribute(markup, 'button', 'disabled')).toBeUndefined();
  });

  it('with an icon in place of words has a name, and the icon is hidden', () => {
    const markup = render(<IconButton icon="close" label="Close" />);
    expect(attribute(markup, 'button', 'aria-label')).toBe('Close');
    expect(attribute(markup, 'svg', 'aria-hidden')).toBe('true');
  });
});
