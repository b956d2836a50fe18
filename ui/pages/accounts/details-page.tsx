import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Account } from '../../../schemas/types/http/accounts.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Form } from '../../components/form.tsx';
import { Notice } from '../../components/notice.tsx';
import { useRetry } from '../../platform/use-retry.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { DetailsFields } from './details-fields.tsx';
import { OwnPage } from './own-page.tsx';
import { OwnWaiting } from './own-waiting.tsx';
import { type Details, detailsOf, useDetails } from './use-details.ts';
import { useKept, useOwnDraft } from './use-own-draft.ts';

/** Name, phone and marketing choices of who is signed in, to be changed [SHP-34]. */
export const DetailsPage = observer(function DetailsPage() {
  const app = useApp();
  const { t } = useWords();
  const { account: known, state } = app.account ?? {};
  const customer = app.session.authentication?.id;
  useEffect(() => {
    if (customer !== undefined) void app.account?.fetch();
  }, [app, customer]);
  const hasFailed = customer !== undefined && !known && state === 'none';
  const read = () => app.account?.fetch();
  useRetry(hasFailed, read);
  return (
    <OwnPage section="edit" title={t('accounts.edit.change')}>
      {known ? <ChangeForm known={known} /> : <OwnWaiting />}
    </OwnPage>
  );
});

const ChangeForm = observer(function ChangeForm({ known }: { readonly known: Account }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const page = `${useEnvironment().market.manifest.account.base}/edit`;
  const draft = useOwnDraft<Details>('details', detailsOf(known));
  const details = useDetails({
    first: draft.first,
    kind: 'update',
    onDone: () => {
      draft.forget();
      void navigate(page);
    },
  });
  useKept(details.form.values, draft);
  return (
    <Card>
      <Form
        form={details.form}
        submitLabel={t('accounts.details.submit')}
        instead={
          <Button variant="quiet" wide to={page} onClick={draft.forget}>
            {t('accounts.addresses.cancel')}
          </Button>
        }
      >
        {draft.isRestored ? <Notice tone="info">{t('accounts.restored')}</Notice> : null}
        <DetailsFields details={details} />
      </Form>
    </Card>
  );
});
