import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Row } from '../components/layout.tsx';
import { TextInput } from '../components/text-input.tsx';
import { useWords } from '../words/words-context.tsx';
import { useSimulator } from './simulator-context.ts';

/** Whether a text is the path of a page of this site, and of no other. */
const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);

/** Opens a page of the shop in the phone. */
export const AddressBar = observer(function AddressBar() {
  const { t } = useWords();
  const simulator = useSimulator();
  const [path, setPath] = useState(simulator.start);
  const [isWrong, setIsWrong] = useState(false);
  const open = (event: FormEvent) => {
    event.preventDefault();
    setIsWrong(!isPath(path));
    if (isPath(path)) simulator.openByHand(path);
  };
  return (
    <form onSubmit={open} noValidate>
      <Row align="end" wrap={false} gap={2}>
        <TextInput
          label={t('phone.path')}
          value={path}
          error={isWrong ? t('phone.wrongPath') : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setPath(target.value)}
          css={{ flex: 1 }}
        />
        <Button type="submit" variant="secondary">
          {t('phone.open')}
        </Button>
      </Row>
    </form>
  );
});
