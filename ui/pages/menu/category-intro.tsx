import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { categoryOf } from '../../../core/menu/category-of.ts';
import { defaultChoice } from '../../../core/menu/default-choice.ts';
import { drawingOf } from '../../menu-parts/drawing.ts';
import { FoodPicture } from '../../menu-parts/food-picture.tsx';
import { useApp, useUnasked } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

const picture = (theme: Theme): CSSObject => ({
  display: 'grid',
  placeItems: 'center',
  height: theme.space(46),
  borderRadius: theme.radius.card,
  backgroundColor: theme.colour.plate,
  '& > svg': { height: '100%' },
});

/** Introduces a category, once per customer, on the first visit of a menu that has it, where nothing else has come up [MNU-69, SHP-11]. */
const CategoryIntro = observer(function CategoryIntro() {
  const { t } = useWords();
  const { market, storage } = useEnvironment();
  const { menu } = useApp();
  const navigate = useNavigate();
  const { category } = useParams();
  const [parameters] = useSearchParams();
  const { hash } = useLocation();
  const { menu: settings, storage: keys } = market.manifest;
  const { introduced = '' } = settings;
  const key = `${keys.persistKeyPrefix}${introduced}Intro`;
  const [isSeen, setSeen] = useState(() => storage.read(key) !== undefined);
  const isInTheWay = parameters.has('modal') || hash !== '';
  // Nothing comes up over a page that has not come itself [SHP-40].
  const { catalogue } = menu;
  const hasCome = catalogue !== undefined;
  const isDue =
    hasCome && menu.categories.includes(introduced) && category !== introduced && !isInTheWay;
  const product = [...(catalogue?.products.values() ?? [])].find(
    (one) => categoryOf(one, settings) === introduced,
  );
  const isUp = useUnasked('category-intro', isDue && !isSeen);
  const close = (): void => {
    storage.write(key, 'yes');
    setSeen(true);
  };
  const show = (): void => {
    close();
    void navigate(`/order/${introduced}/`);
  };
  return (
    <Dialog
      open={isUp}
      onClose={close}
      size="small"
      title={t('menu.introduced.title')}
      closeLabel={t('menu.modal.close')}
      footer={
        <Stack gap={2}>
          <Button wide onClick={show}>
            {t('menu.introduced.show')}
          </Button>
          <Button wide variant="quiet" onClick={close}>
            {t('menu.introduced.close')}
          </Button>
        </Stack>
      }
    >
      <Stack gap={4}>
        <div css={picture}>
          {catalogue && product ? (
            <FoodPicture drawing={drawingOf(defaultChoice(product), catalogue)} detail="full" />
          ) : null}
        </div>
        <Text>{t('menu.introduced.text')}</Text>
      </Stack>
    </Dialog>
  );
});

export default CategoryIntro;
