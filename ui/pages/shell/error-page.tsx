import { useWords } from '../../words/words-context.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Row } from '../../components/layout.tsx';
import { PlainPage } from './plain-page.tsx';

/** Where a failure of a page ends [SHL-12, SHL-66]. */
export default function ErrorPage() {
  const { t } = useWords();
  return (
    <PlainPage>
      <EmptyState
        level={1}
        icon="warning"
        title={t('shell.error.title')}
        action={
          <Row justify="center">
            <Button to="/order/deals/">{t('shell.failure.toDeals')}</Button>
            <Button to="/" variant="quiet">
              {t('shell.notFound.home')}
            </Button>
          </Row>
        }
      >
        {t('shell.error.message')}
      </EmptyState>
    </PlainPage>
  );
}
