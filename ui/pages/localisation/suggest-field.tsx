import { observer } from 'mobx-react-lite';
import type {
  AddressField,
  AddressInput,
  AddressSuggestion,
} from '../../../core/localisation/address-strategy.ts';
import type { Disposition } from '../../../schemas/types.ts';
import { Combobox } from '../../components/combobox.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestFieldProps {
  readonly field: AddressField;
  readonly type: Disposition;
  readonly input: AddressInput;
  readonly error: string | undefined;
  /** Typed on: the whole form as it stands then. */
  readonly onType: (value: string) => AddressInput;
  readonly onChoose: (suggestion: AddressSuggestion) => void;
}

/** A field that suggests streets, postcodes or places while it is typed into [ADR-26 to ADR-30]. */
export default observer(function SuggestField({
  field,
  type,
  input,
  error,
  onType,
  onChoose,
}: SuggestFieldProps) {
  const { t } = useWords();
  const { suggestionListMaxHeight } = useEnvironment().market.manifest.ui;
  const { state, follow, close } = useSuggestions(field.name, type);
  const { status, suggestions } = state;
  return (
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
      listMaxHeight={suggestionListMaxHeight}
      emptyLabel={status === 'ready' ? t('localisation.address.nothingFound') : undefined}
      busyLabel={status === 'loading' ? t('localisation.address.searching') : undefined}
      onChoose={({ id }) => {
        const chosen = suggestions.find((suggestion) => suggestion.id === id);
        close();
        if (chosen) onChoose(chosen);
      }}
    />
  );
});
