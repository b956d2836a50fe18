import { observer } from 'mobx-react-lite';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../components/icon.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useFirstTouch } from '../../platform/use-first-touch.ts';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { loadSuggestField } from './late-parts.ts';
import type { EntryProps, SuggestFieldProps } from './suggest-field.tsx';

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
export const AddressEntry = observer(function AddressEntry(props: EntryProps) {
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
