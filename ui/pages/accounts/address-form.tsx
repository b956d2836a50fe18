import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressBook } from '../../../client/checkout/address-book.ts';
import { createOwnDetailsApi } from '../../../client/checkout/own-details-api.ts';
import { HttpError } from '../../../client/kernel/http-client.ts';
import type { CheckoutFieldShape, FieldError } from '../../../core/checkout/contact-rules.ts';
import type { OwnAddress } from '../../../schemas/types/http/orders.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Form } from '../../components/form.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { type FieldState, useForm } from '../../components/use-form.ts';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { useOwnFailure } from './use-own.ts';
import { useKept, useOwnDraft } from './use-own-draft.ts';

type Values = Readonly<Record<string, string>> & { readonly isPreferred: string };

/** Stands for a tick among the texts of the form. */
const yes = 'yes';

/** The form of an address: a new one, or one that is changed; what was typed outlives a session that ends meanwhile. */
export const AddressForm = observer(function AddressForm({
  address,
}: {
  readonly address?: OwnAddress;
}) {
  const { t } = useWords();
  const environment = useEnvironment();
  const { http, market, visit } = environment;
  const navigate = useNavigate();
  const book = useMemo(() => addressBook({ market, visit }), [market, visit]);
  const [failure, setFailure] = useState<'failed' | 'tooMany'>();
  const isOurs = useOwnFailure();
  const list = `${market.manifest.account.base}/addresses`;
  const draft = useOwnDraft<Values>(`address ${address?.id ?? 'new'}`, {
    ...Object.fromEntries(book.fields.map(({ name }) => [name, ''])),
    ...(address ? book.valuesOf(address.address, address.instructions) : {}),
    isPreferred: address?.isPreferred ? yes : '',
  });
  const form = useForm<Values, string, FieldError>({
    first: draft.first,
    problemsOf: (values) =>
      Object.fromEntries(book.problemsOf(values).map((problem) => [problem.field, problem])),
    send: async (values) => {
      setFailure(undefined);
      const input = {
        address: book.addressOf(values),
        instructions: values['instructions'] ?? '',
        isPreferred: values.isPreferred === yes,
      };
      try {
        await createOwnDetailsApi(http).saveAddress(input, address?.id);
      } catch (error) {
        if (!isOurs(error)) return undefined;
        setFailure(error instanceof HttpError && error.status === 409 ? 'tooMany' : 'failed');
        return undefined;
      }
      draft.forget();
      await navigate(list);
      return undefined;
    },
  });
  useKept(form.values, draft);
  return (
    <Card>
      <Form
        form={form}
        submitLabel={t('accounts.addresses.save')}
        instead={
          <Button variant="quiet" wide to={list} onClick={draft.forget}>
            {t('accounts.addresses.cancel')}
          </Button>
        }
      >
        {failure ? (
          <Notice tone="danger" announce>
            {t(`accounts.addresses.${failure === 'failed' ? 'saveFailed' : failure}`)}
          </Notice>
        ) : null}
        {draft.isRestored ? <Notice tone="info">{t('accounts.restored')}</Notice> : null}
        {book.fields.map((shape) => (
          <AddressField key={shape.name} shape={shape} {...form.field(shape.name)} />
        ))}
        <Checkbox
          label={t('accounts.addresses.isPreferredLabel')}
          checked={form.values.isPreferred === yes}
          onChange={({ target }) => form.change('isPreferred', target.checked ? yes : '')}
        />
      </Form>
    </Card>
  );
});

/** One field of the address, under the name that it has at checkout. */
const AddressField = ({
  shape: { name, autoComplete, inputMode, isRequired, maxLength },
  value,
  problem,
  onType,
}: FieldState<FieldError> & { readonly shape: CheckoutFieldShape }) => {
  const { t } = useWords();
  return (
    <TextInput
      name={name}
      label={t(`checkout.fields.${name}`)}
      value={value}
      error={problem && t(problem.message, { ...problem.values, context: name })}
      autoComplete={autoComplete}
      inputMode={inputMode}
      required={isRequired}
      maxLength={maxLength ?? 100}
      onChange={({ target }) => onType(target.value)}
    />
  );
};
