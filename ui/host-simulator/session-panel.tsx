import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Disclosure } from '../components/disclosure.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Notice } from '../components/notice.tsx';
import { Text } from '../components/text.tsx';
import { TextArea } from '../components/text-area.tsx';
import { TextInput } from '../components/text-input.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { saveFile } from '../platform/save-file.ts';
import { useWords } from '../words/words-context.tsx';
import { ReplayResult } from './replay-result.tsx';
import { useSimulator } from './simulator-context.ts';

/** Chooses the file of a session and replays it. */
const LoadSession = observer(function LoadSession() {
  const { t } = useWords();
  const simulator = useSimulator();
  const input = useRef<HTMLInputElement>(null);
  const [mistakes, setMistakes] = useState<readonly string[]>([]);
  const load = async (file: File | undefined) => {
    if (!file) return;
    setMistakes(simulator.load(await file.text()));
    // The same file, once mended, can be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <Stack gap={2}>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label={t('session.file')}
          tabIndex={-1}
          onChange={({ target }) => void load(target.files?.[0])}
        />
      </VisuallyHidden>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {t('session.load')}
      </Button>
      {mistakes.length > 0 && (
        <Notice tone="danger" title={t('session.wrongFile')} announce>
          {mistakes.join('; ')}
        </Notice>
      )}
    </Stack>
  );
});

/** Records what page and app have said as a session, and replays one [HST-07]. */
export const SessionPanel = observer(function SessionPanel() {
  const { t } = useWords();
  const simulator = useSimulator();
  const { session } = simulator;
  const [title, setTitle] = useState('');
  const recorded = () =>
    `${JSON.stringify(simulator.record(title.trim() || t('session.untitled')), undefined, 2)}\n`;
  return (
    <Stack gap={4}>
      <TextInput
        label={t('session.title')}
        value={title}
        maxLength={200}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Row>
        <Button onClick={() => saveFile('session.json', recorded(), 'application/json')}>
          {t('session.save')}
        </Button>
        <LoadSession />
        {session && (
          <>
            <Button variant="secondary" onClick={() => simulator.replay(session)}>
              {t('session.again')}
            </Button>
            <Button variant="quiet" onClick={() => simulator.openByHand(simulator.start)}>
              {t('session.end')}
            </Button>
          </>
        )}
      </Row>
      <Text size="small" tone="muted">
        {t('session.secrets')}
      </Text>
      {session && <ReplayResult session={session} />}
      <Disclosure summary={t('session.show')}>
        <TextArea label={t('session.json')} value={recorded()} rows={16} readOnly />
      </Disclosure>
    </Stack>
  );
});
