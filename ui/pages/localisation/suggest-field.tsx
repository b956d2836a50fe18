import { observer } from 'mobx-react-lite';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type {
  AddressField,
  AddressInput,
  AddressSuggestion,
} from '../../../core/localisation/address-strategy.ts';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import { Combobox } from '../../components/combobox.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** One field of the address form. */
export interface EntryProps {
  readonly field: AddressField;
  readonly type: Disposition;
  readonly input: AddressInput;
  readonly error: string | undefined;
  /** Typed on: the whole form as it stands then. */
  readonly onType: (value: string) => AddressInput;
  readonly onChoose: (suggestion: AddressSuggestion) => void;
}

export interface SuggestFieldProps extends EntryProps {
  /** It takes the place of a plain field that had the focus and may have been typed into. */
  readonly takesFocus: boolean;
}

/**
 * A field that suggests streets, postcodes or places while it is typed into [ADR-26, ADR-27, ADR-28, ADR-29, ADR-30].
 */
export default observer(function SuggestField({
  field,
  type,
  input,
  error,
  onType,
  onChoose,
  takesFocus,
}: SuggestFieldProps) {
  const { t } = useWords();
  const { suggestionListMaxHeight } = useEnvironment().market.manifest.ui;
  const { state, isSettled, follow, close } = useSuggestions(field.name, type);
  const { status, suggestions } = state;
  const place = useRef<HTMLDivElement>(null);
  const takeOver = useEffectEvent(() => {
    const box = place.current?.querySelector('input');
    if (!takesFocus || !box) return;
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
    if (box.value !== '') follow(input);
  });
  useLayoutEffect(() => takeOver(), []);
  return (
    <div ref={place}>
      <Combobox
        name={field.name}
        label={t(field.label)}
        placeholder={t(field.example)}
        inputMode={field.inputMode}
        required
        value={input[field.name] ?? ''}
        error={error}
        onChange={(value) => follow(onType(value))}
        suggestions={suggestions}
        isSettled={isSettled}
        startsOpen={takesFocus && (input[field.name] ?? '') !== ''}
        listMaxHeight={suggestionListMaxHeight}
        emptyLabel={status === 'ready' ? t('localisation.address.nothingFound') : undefined}
        busyLabel={status === 'loading' ? t('localisation.address.searching') : undefined}
        onChoose={({ id }) => {
          const chosen = suggestions.find((suggestion) => suggestion.id === id);
          close();
          if (chosen) onChoose(chosen);
        }}
      />
    </div>
  );
});
