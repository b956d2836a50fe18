import { observer } from 'mobx-react-lite';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Row } from '../../components/layout.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';

/**
 * An empty basket: the deal assistant finds deals itself, so with it on the way leads to the menu, deals left
 * out; with it off to the deals [BSK-16, BSK-17].
 */
export const BasketEmpty = observer(function BasketEmpty() {
  const { t } = useWords();
  const { menu, dealbot } = useApp();
  const { categories } = menu;
  if (dealbot.isOn) {
    return (
      <EmptyState
        level={3}
        icon="basket"
        title={t('basket.empty.title')}
        action={
          <Row justify="center" gap={2}>
            {categories
              .filter((category) => category !== 'deals')
              .map((category) => (
                <Button key={category} to={`/order/${category}/`} variant="secondary" size="small">
                  {t(`menu.categories.${category}`)}
                </Button>
              ))}
          </Row>
        }
      >
        {t('basket.empty.fromMenu')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={3}
      icon="basket"
      title={t('basket.empty.title')}
      action={
        <Button to="/order/deals/" variant="secondary">
          {t('basket.empty.toDeals')}
        </Button>
      }
    >
      {t('basket.empty.fromDeals')}
    </EmptyState>
  );
});
