import type { CSSObject, Theme } from '@emotion/react';
import type { CheckoutFieldShape } from '../../../core/checkout/contact-rules.ts';
import { FormField } from './form-field.tsx';

const grid = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(4),
  alignItems: 'start',
  [theme.from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const wide = (theme: Theme): CSSObject => ({ [theme.from.tablet]: { gridColumn: '1 / -1' } });

/** Fields that need the whole width of the form. */
const wideFields: readonly string[] = [
  'name',
  'addressLine1',
  'addressLine2',
  'interior',
  'address',
  'streetAddress',
  'instructions',
  'greeting',
];

/** Fields under each other on a phone, short ones side by side where there is room. */
export const FieldGrid = ({ shapes }: { readonly shapes: readonly CheckoutFieldShape[] }) => (
  <div css={grid}>
    {shapes.map((shape) => (
      <div key={shape.name} css={wideFields.includes(shape.name) ? wide : undefined}>
        <FormField shape={shape} />
      </div>
    ))}
  </div>
);
