import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Stack } from '../components/layout.tsx';
import { Select } from '../components/select.tsx';
import { Text } from '../components/text.tsx';
import { TextArea } from '../components/text-area.tsx';
import { useWords } from '../words/words-context.tsx';
import { samplePayload } from './contract-parts.ts';
import { Validity } from './validity.tsx';
import { useSimulator } from './simulator-context.ts';

/** Says anything to the page: a message of the contract to start from, or what no app should send. */
export const SendPanel = observer(function SendPanel() {
  const { t } = useWords();
  const simulator = useSimulator();
  const { contract } = simulator;
  const textOf = (wanted: string): string => {
    const message = contract.fromApp.find(({ type }) => type === wanted);
    const payload = message ? samplePayload(contract, message) : {};
    return JSON.stringify({ type: wanted, payload }, undefined, 2);
  };
  const [type, setType] = useState(contract.fromApp[0]?.type ?? '');
  const [text, setText] = useState(() => textOf(type));
  const chosen = contract.fromApp.find((message) => message.type === type);
  const needed = chosen?.capability;
  const isPassedOver = needed !== undefined && !simulator.accepted.includes(needed);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { mistakes } = simulator.read('host', text);
    simulator.tell(mistakes.length === 0 ? JSON.stringify(JSON.parse(text)) : text);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={3}>
        <Select
          label={t('send.type')}
          hint={chosen?.description}
          value={type}
          options={contract.fromApp.map((message) => ({
            value: message.type,
            label: message.type,
          }))}
          onChange={({ target }) => {
            setType(target.value);
            setText(textOf(target.value));
          }}
        />
        <TextArea
          label={t('send.text')}
          value={text}
          rows={8}
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <Validity mistakes={simulator.read('host', text).mistakes} />
        {isPassedOver && (
          <Text size="small" tone="muted">
            {t('send.notAccepted', { capability: needed })}
          </Text>
        )}
        <Button type="submit" wide>
          {t('send.send')}
        </Button>
      </Stack>
    </form>
  );
});
