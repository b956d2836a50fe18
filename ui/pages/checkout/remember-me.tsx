import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Checkbox } from '../../components/checkbox.tsx';
import { Row } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { focusPlace } from './field-id.ts';

/** Says that the form was filled in by this device, and lets whoever else uses it start empty [SHP-16]. */
export const RememberedNote = observer(function RememberedNote() {
  const { checkout, remembered } = useApp();
  const { t } = useWords();
  if (!remembered.ofDevice) return null;
  const startEmpty = () => {
    remembered.forget();
    const [first] = checkout.contactFields;
    if (first) focusPlace(first.name);
  };
  return (
    <Row justify="space-between" align="baseline">
      <Text size="small" tone="muted">
        {t('checkout.remember.known')}
      </Text>
      <TextLink onClick={startEmpty}>{t('checkout.remember.notYou')}</TextLink>
    </Row>
  );
});

/** Lets a guest have this device remember them; unticking forgets at once [SHP-16]. */
export const RememberMe = observer(function RememberMe() {
  const { checkout, remembered } = useApp();
  const { t } = useWords();
  const [hasForgotten, setForgotten] = useState(false);
  if (!remembered.isOffered) return null;
  const change = (isWanted: boolean) => {
    setForgotten(!isWanted && remembered.ofDevice !== undefined);
    remembered.setWanted(isWanted);
  };
  return (
    <div>
      <Checkbox
        label={t('checkout.remember.label')}
        hint={t('checkout.remember.hint')}
        checked={checkout.remembersMe}
        onChange={(event) => change(event.target.checked)}
      />
      <div role="status">
        {hasForgotten ? <Text size="small">{t('checkout.remember.forgotten')}</Text> : null}
      </div>
    </div>
  );
});
