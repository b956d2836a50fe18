import { observer } from 'mobx-react-lite';
import {
  type ComponentType,
  useCallback,
  useRef,
  useState,
  type FormEvent,
  useEffect,
} from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/icon.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useFirstTouch } from '../../platform/use-first-touch.ts';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { loadSuggestField } from './late-parts.ts';
import type { EntryProps, SuggestFieldProps } from './suggest-field.tsx';
import type { CSSObject, Theme } from '@emotion/react';
import type {
  AddressField,
  AddressInput,
  AddressProblem,
} from '../../../core/localisation/address-strategy.ts';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import { Button } from '../../components/button.tsx';
import { useApp } from '../../store-context.tsx';
import { useStart } from './use-start.ts';

/** What a field that is going to suggest says of itself until it does. */
const combobox = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  'aria-autocomplete': 'list',
} as const;

interface Suggesting {
  readonly Field: ComponentType<SuggestFieldProps>;
  readonly takesFocus: boolean;
}

/**
 * One field of the address form. Its suggestions are loaded at the first touch of the page, or when it takes the focus;
 * until then, and where they do not load, it is a plain field whose text counts as well.
 */
const AddressEntry = observer(function AddressEntry(props: EntryProps) {
  const { field, input, error, onType } = props;
  const { name } = field;
  const { t } = useWords();
  const { report } = useEnvironment();
  const plain = useRef<HTMLDivElement>(null);
  const [suggesting, setSuggesting] = useState<Suggesting>();
  const load = useCallback(() => {
    if (!field.suggests) return;
    const run = async () => {
      try {
        const Field = await loadSuggestField();
        const takesFocus = plain.current?.contains(document.activeElement) ?? false;
        // At once, as a field that took the focus in between would be gone with what is typed into it.
        flushSync(() => setSuggesting({ Field, takesFocus }));
      } catch (error_) {
        report('warning', 'The suggestions for an address could not be loaded', { error: error_ });
      }
    };
    void run();
  }, [field.suggests, report]);
  useFirstTouch(load);
  if (suggesting) return <suggesting.Field {...props} takesFocus={suggesting.takesFocus} />;
  return (
    <div ref={plain}>
      <TextInput
        {...(field.suggests ? combobox : {})}
        name={name}
        label={t(field.label)}
        placeholder={t(field.example)}
        autoComplete={field.suggests ? 'off' : field.autoComplete}
        autoCapitalize={field.suggests ? undefined : 'characters'}
        spellCheck={false}
        inputMode={field.inputMode}
        maxLength={field.maxLength}
        required
        leading={field.suggests || field.isShort ? undefined : <Icon name="pin" />}
        value={input[name] ?? ''}
        error={error}
        onFocus={load}
        onChange={(event) => onType(event.target.value)}
        data-dims
      />
    </div>
  );
});

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
  const { hutSearch, localisation, session } = useApp();
  const { line, market } = useEnvironment();
  const strategy = market.extensions.one('address-strategy');
  const isOffline = line?.isDown === true;
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
      : hutSearch.localiseByAddress(input, { type }).then(start.goOn));
    setIsBusy(false);
    if (outcome.kind === 'invalid') setRefused(outcome);
  };
  const change = (next: AddressInput): AddressInput => {
    setRefused(undefined);
    localisation.keepDraft(next);
    return next;
  };
  const errorOf = ({ name }: AddressField) =>
    problem?.field === name ? t(problem.message, { ...problem.values, context: name }) : undefined;

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
        busy={isBusy || hutSearch.status === 'localising'}
        disabled={isOffline}
        css={whole}
      >
        {t(`localisation.widget.submit.${type}`)}
      </Button>
    </form>
  );
});
