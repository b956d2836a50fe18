import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { createOwnAccountApi } from '../../../client/accounts/own-account-api.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** All that is kept of who is signed in, as a file [SEC-42]. */
export const OwnData = observer(function OwnData() {
  const app = useApp();
  const { t } = useWords();
  const { http, market, report } = useEnvironment();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const download = async () => {
    setState('busy');
    try {
      const data = await createOwnAccountApi(http).data();
      const name = `${market.manifest.name.toLowerCase()}-data.json`;
      saveFile(name, JSON.stringify(data, null, 2), 'application/json');
      setState('idle');
    } catch (error) {
      if (!app.account?.endSessionOn(error)) {
        report('warning', 'The data of the account could not be fetched', { error });
      }
      setState('failed');
    }
  };
  return (
    <Card as="section" room="medium" aria-labelledby="own-data">
      <Stack>
        <Stack gap={1}>
          <Heading level={2} id="own-data">
            {t('accounts.data.title')}
          </Heading>
          <Text tone="muted">{t('accounts.data.lead')}</Text>
        </Stack>
        {state === 'failed' ? (
          <Notice tone="danger" announce>
            {t('accounts.data.failed')}
          </Notice>
        ) : null}
        <Button variant="secondary" wide busy={state === 'busy'} onClick={() => void download()}>
          {t('accounts.data.download')}
        </Button>
      </Stack>
    </Card>
  );
});
