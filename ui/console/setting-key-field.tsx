import { useCallback, useState } from 'react';
import { TextInput } from '../components/text-input.tsx';
import { useWords } from '../words/words-context.tsx';
import { useConsole } from './console-context.tsx';
import { useReading } from './use-reading.ts';

const keysId = 'setting-keys';

interface SettingKeyFieldProps {
  readonly market: string;
  readonly asked: string | undefined;
}

/** The field of the setting, which proposes those of the market. */
export function SettingKeyField({ market, asked }: SettingKeyFieldProps) {
  const { t } = useWords();
  const { api } = useConsole();
  const [typed, setTyped] = useState(asked ?? '');
  const [last, setLast] = useState(asked);
  if (asked !== last) {
    setLast(asked);
    setTyped(asked ?? '');
  }
  const { content: keys = [] } = useReading(
    useCallback(() => api.settingKeys(market), [api, market]),
  );
  return (
    <>
      <TextInput
        name="key"
        label={t('explain.key')}
        placeholder={t('explain.example')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        list={keysId}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={keysId}>
        {keys.map((key) => (
          <option key={key} value={key}>
            {key}
          </option>
        ))}
      </datalist>
    </>
  );
}
