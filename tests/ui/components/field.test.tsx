import { describe, expect, it } from 'vitest';
import { Checkbox } from '../../../ui/components/checkbox.tsx';
import { RadioGroup } from '../../../ui/components/radio-group.tsx';
import { Select } from '../../../ui/components/select.tsx';
import { TextArea } from '../../../ui/components/text-area.tsx';
import { TextInput } from '../../../ui/components/text-input.tsx';
import { attribute, render } from './render.tsx';

/** The words of the elements that an attribute names by id. */
const wordsOf = (markup: string, ids: string | undefined): string[] =>
  (ids ?? '').split(' ').map((id) => {
    const from = markup.indexOf(`id="${id}"`);
    return markup
      .slice(from, from + 400)
      .replace(/^[^>]*>/, '')
      .replace(/<\/div>.*$|<\/span>.*$/s, '')
      .replace(/<[^>]*>/g, '');
  });

describe('a field', () => {
  it('ties its label to its control', () => {
    const markup = render(<TextInput label="Postcode" />);
    expect(attribute(markup, 'label', 'for')).toBe(attribute(markup, 'input', 'id'));
  });

  it('keeps a hidden label for screen readers', () => {
    expect(render(<TextInput label="Postcode" labelHidden />)).toContain('>Postcode</label>');
  });

  it('describes its control by error, hint and counter', () => {
    const markup = render(
      <TextArea label="Note" error="Too long." hint="For the kitchen." counter="101 of 100" />,
    );
    const described = wordsOf(markup, attribute(markup, 'textarea', 'aria-describedby'));
    expect(described).toEqual(['Too long.', 'For the kitchen.', '101 of 100']);
  });

  it('names no description that is not there', () => {
    const markup = render(<TextInput label="Name" />);
    expect(attribute(markup, 'input', 'aria-describedby')).toBeUndefined();
  });

  it('is invalid exactly while it has an error', () => {
    const valid = render(<TextInput label="Phone" />);
    const invalid = render(<TextInput label="Phone" error="Enter 11 digits." />);
    expect(attribute(valid, 'input', 'aria-invalid')).toBe('false');
    expect(attribute(invalid, 'input', 'aria-invalid')).toBe('true');
  });

  it('announces an error that appears', () => {
    expect(render(<TextInput label="Phone" />)).toContain('aria-live="polite"');
  });

  it('passes the attributes of a native input on', () => {
    const markup = render(
      <TextInput label="Phone" required inputMode="tel" autoComplete="tel" maxLength={14} />,
    );
    expect(markup).toMatch(/<input[^>]* inputMode="tel"[^>]*/);
    expect(attribute(markup, 'input', 'autoComplete')).toBe('tel');
    expect(attribute(markup, 'input', 'required')).toBe('');
  });

  it('offers the choices of a select after its placeholder', () => {
    const markup = render(
      <Select label="Time" placeholder="Choose" options={[{ value: 'asap', label: 'Soon' }]} />,
    );
    expect(markup).toMatch(/<option value=""[^>]*>Choose<\/option><option value="asap">Soon/);
  });

  it('of a checkbox has the label around the box', () => {
    const markup = render(<Checkbox label="I agree" error="Agree to go on." />);
    expect(markup).toMatch(/<label><input[^>]*type="checkbox"[^>]*\/>.*I agree.*<\/label>/);
    expect(attribute(markup, 'input', 'aria-invalid')).toBe('true');
  });

  it('of a radio group shares one name and checks one choice', () => {
    const options = [
      { value: 's', label: 'Small' },
      { value: 'm', label: 'Medium' },
    ] as const;
    const markup = render(
      <RadioGroup legend="Size" options={options} value="m" onChange={() => undefined} />,
    );
    const names = [...markup.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(1);
    expect(names).toHaveLength(2);
    expect(markup.match(/checked=""/g)).toHaveLength(1);
    expect(markup).toContain('<legend>Size</legend>');
  });
});
