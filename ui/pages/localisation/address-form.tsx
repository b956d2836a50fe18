import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type {
  AddressField,
  AddressInput,
  AddressProblem,
} from '../../../core/localisation/address-strategy.ts';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import { Button } from '../../components/button.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { AddressEntry } from './address-entry.tsx';
import { useStart } from './use-start.ts';

/** A short field stands beside the one before it. */
const grid = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: theme.space(4),
  alignItems: 'start',
});

const whole: CSSObject = { gridColumn: '1 / -1' };

/** The fields by which the market's customers say where they are; what was typed stays whatever happens [LOC-33, LOC-59]. */
export const AddressForm = observer(function AddressForm({ type }: { readonly type: Disposition }) {
  const { t } = useWords();
  const { localisation, session } = useApp();
  const strategy = useEnvironment().market.extensions.one('address-strategy');
  const start = useStart();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<AddressProblem>();
  const [isBusy, setIsBusy] = useState(false);
  const { deliveryAddress, deliveryLocation, draft } = localisation;
  const known = deliveryAddress && strategy.fromAddress(deliveryAddress, deliveryLocation);
  const input = draft ?? known ?? {};
  const problem = refused ?? strategy.check(input, false);
  const { promoRequests } = session;
  useEffect(() => {
    if (promoRequests > 0) form.current?.querySelector('input')?.focus();
  }, [promoRequests]);

  useEffect(() => {
    if (!refused) return;
    form.current?.querySelector<HTMLInputElement>(`[name="${refused.field}"]`)?.focus();
  }, [refused]);
  // A field on demand stays once it was asked for, with what was typed into it.
  const fields = strategy.fields.filter(
    ({ name, isOnDemand }) =>
      isOnDemand !== true || problem?.field === name || draft?.[name] !== undefined,
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = strategy.check(input, true);
    if (wrong) {
      setRefused({ ...wrong });
      return;
    }
    setRefused(undefined);
    setIsBusy(true);
    const outcome = await (strategy.onMapFor.includes(type)
      ? start.onMap(input, type)
      : start.byAddress(input, { type }));
    setIsBusy(false);
    if (outcome.kind === 'invalid') setRefused(outcome);
  };
  const change = (next: AddressInput): AddressInput => {
    setRefused(undefined);
    localisation.keepDraft(next);
    return next;
  };
  const errorOf = ({ name }: AddressField) =>
    problem?.field === name ? t(problem.message, problem.values ?? {}) : undefined;

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} css={grid}>
      {fields.map((field, index) => {
        const { name } = field;
        const isAlone = !field.isShort && !fields[index + 1]?.isShort;
        return (
          <div key={name} css={isAlone ? whole : undefined}>
            <AddressEntry
              field={field}
              type={type}
              input={input}
              error={errorOf(field)}
              onType={(value) => change(strategy.type(input, name, value))}
              onChoose={(suggestion) => change({ ...input, ...suggestion.input })}
            />
          </div>
        );
      })}
      <Button
        type="submit"
        size="large"
        wide
        busy={isBusy || localisation.status === 'localising'}
        css={whole}
      >
        {t(`localisation.widget.submit.${type}`)}
      </Button>
    </form>
  );
});
