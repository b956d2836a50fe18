import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AddressInput } from '../../../core/localisation/address-strategy.ts';
import type { Disposition } from '../../../schemas/types.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Stack } from '../../components/layout.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { useStart } from './use-start.ts';

type FieldName = keyof AddressInput;
type Errors = Readonly<Partial<Record<FieldName, string>>>;

/** The fields by which the market's customers say where they are; what was typed stays whatever happens [LOC-33, LOC-59]. */
export const AddressForm = observer(function AddressForm({ type }: { readonly type: Disposition }) {
  const { t } = useWords();
  const { localisation, session } = useApp();
  const strategy = useEnvironment().market.extensions.one('address-strategy');
  const start = useStart();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<AddressInput>(() =>
    localisation.deliveryAddress ? { postcode: localisation.deliveryAddress.postcode } : {},
  );
  const [errors, setErrors] = useState<Errors>({});
  const { promoRequests } = session;
  useEffect(() => {
    if (promoRequests > 0) form.current?.querySelector('input')?.focus();
  }, [promoRequests]);

  const fail = (field: FieldName, message: string) => {
    setErrors({ [field]: message });
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checks = strategy.fields.map(({ name }) => ({
      name,
      checked: strategy.check(name, typed[name] ?? ''),
    }));
    for (const { name, checked } of checks) {
      if (!checked.ok) return fail(name, checked.message);
    }
    setErrors({});
    const outcome = await start.byAddress(typed, { type });
    if (outcome.kind === 'invalid') fail(outcome.field, outcome.message);
    return undefined;
  };
  const change = (name: FieldName, value: string) => {
    setTyped({ ...typed, [name]: value });
    setErrors({ ...errors, [name]: undefined });
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        {strategy.fields.map(({ name, label, example, autoComplete, inputMode = 'text' }) => (
          <TextInput
            key={name}
            name={name}
            label={t(label)}
            placeholder={t(example)}
            autoComplete={autoComplete}
            autoCapitalize="characters"
            spellCheck={false}
            inputMode={inputMode}
            required
            leading={<Icon name="pin" />}
            value={typed[name] ?? ''}
            error={errors[name] === undefined ? undefined : t(errors[name])}
            onChange={(event) => change(name, event.target.value)}
            data-dims
          />
        ))}
        <Button type="submit" size="large" wide busy={localisation.status === 'localising'}>
          {t(`localisation.widget.submit.${type}`)}
        </Button>
      </Stack>
    </form>
  );
});
