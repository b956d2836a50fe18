import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { ChangeEvent } from 'react';
import type { CheckoutFieldShape } from '../../../core/checkout/contact-rules.ts';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { fieldId } from './field-id.ts';

const readOnly = (theme: Theme): CSSObject => ({
  '& input': { backgroundColor: theme.colour.sunken, borderColor: theme.colour.line },
});

/** Fields for more than a line. */
const isLong = (name: string): boolean => name === 'instructions' || name === 'greeting';

/** Fields with words below them that say what they are for. */
const hinted: readonly string[] = ['email', 'phone', 'instructions', 'recipientPhone', 'greeting'];

/** One field of the checkout form as the market shows it; its error shows once it was left [CHK-26]. */
export const FormField = observer(function FormField({
  shape,
}: {
  readonly shape: CheckoutFieldShape;
}) {
  const { checkout, formCheck } = useApp();
  const { t } = useWords();
  const { name, isReadOnly, isRequired, maxLength } = shape;
  const value = checkout.values[name] ?? '';
  const found = formCheck.fieldErrors.find(({ field }) => field === name);
  const error =
    found && formCheck.shows(name)
      ? t(found.message, { ...found.values, context: name })
      : undefined;
  const control = {
    id: fieldId(name),
    name,
    label: t(`checkout.fields.${name}`),
    value,
    error,
    autoComplete: shape.autoComplete,
    ...(hinted.includes(name) ? { hint: t(`checkout.hints.${name}`) } : {}),
    ...(maxLength === undefined ? {} : { maxLength }),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      checkout.setValue(name, event.target.value),
    onBlur: () => formCheck.leave(name),
  };
  if (isLong(name)) {
    const counter = t('checkout.counter', { used: value.length, most: maxLength ?? '' });
    return <TextArea {...control} rows={2} counter={counter} />;
  }
  return (
    <div css={isReadOnly ? readOnly : undefined}>
      <TextInput
        {...control}
        type={shape.inputMode === 'numeric' ? 'text' : shape.inputMode}
        inputMode={shape.inputMode}
        required={isRequired && !isReadOnly}
        readOnly={isReadOnly}
      />
    </div>
  );
});
