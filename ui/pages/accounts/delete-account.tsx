import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterDeletion } from '../../../client/leave-account.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/**
 * Deletes the account after a question, says that it is gone, and leaves [ACC-38, ACC-39, ACC-40]. The page around it
 * forgets
 * the customer when it is left.
 */
export const DeleteAccount = observer(function DeleteAccount() {
  const app = useApp();
  const { t } = useWords();
  const { market } = useEnvironment();
  const navigate = useNavigate();
  const [state, setState] = useState<'closed' | 'asking' | 'deleting' | 'failed'>('closed');
  const isDeleted = app.account?.isDeleted ?? false;
  const remove = async () => {
    setState('deleting');
    const account = await app.readyForAccount();
    setState((await account.changes.remove()) ? 'closed' : 'failed');
  };
  const leave = () => {
    const { account } = market.manifest;
    void navigate(afterDeletion(market.extensions.one('host'), account.base), { replace: true });
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setState('asking')}>
        {t('accounts.edit.delete')}
      </Button>
      <Dialog
        open={isDeleted || state !== 'closed'}
        size="small"
        title={t(isDeleted ? 'accounts.delete.doneTitle' : 'accounts.delete.title')}
        closeLabel={t('accounts.delete.close')}
        onClose={isDeleted ? leave : () => setState('closed')}
      >
        {isDeleted ? (
          <Stack>
            <Text>{t('accounts.delete.doneMessage')}</Text>
            <Button wide onClick={leave}>
              {t('accounts.delete.close')}
            </Button>
          </Stack>
        ) : (
          <Stack>
            <Text>{t('accounts.delete.message')}</Text>
            {state === 'failed' ? (
              <Notice tone="danger" announce>
                {t('accounts.delete.failed')}
              </Notice>
            ) : null}
            <Button variant="danger" wide busy={state === 'deleting'} onClick={() => void remove()}>
              {t('accounts.delete.confirm')}
            </Button>
            <Button variant="secondary" wide onClick={() => setState('closed')}>
              {t('accounts.delete.cancel')}
            </Button>
          </Stack>
        )}
      </Dialog>
    </>
  );
});
