import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { ProductArt } from '../../food-art/product-art.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** Where the customer's having seen it is kept, after the market's prefix. */
const seenKey = 'meltsIntro';

const picture = (theme: Theme): CSSObject => ({
  display: 'grid',
  placeItems: 'center',
  height: theme.space(46),
  borderRadius: theme.radius.card,
  backgroundColor: theme.colour.sunken,
  '& > svg': { height: '100%' },
});

/** Introduces melts, once per customer, on the first visit of a menu that has them [MNU-69]. */
export const MeltsIntro = observer(function MeltsIntro() {
  const { t } = useWords();
  const { market, storage } = useEnvironment();
  const { menu } = useApp();
  const navigate = useNavigate();
  const { category } = useParams();
  const [parameters] = useSearchParams();
  const { hash } = useLocation();
  const key = `${market.manifest.storage.persistKeyPrefix}${seenKey}`;
  const [isSeen, setSeen] = useState(() => storage.read(key) !== undefined);
  const isInTheWay = parameters.has('modal') || hash !== '';
  // Nothing comes up over a page that has not come itself [SHP-40].
  const hasCome = menu.catalogue !== undefined;
  const isDue = hasCome && menu.categories.includes('melts') && category !== 'melts' && !isInTheWay;
  const close = (): void => {
    storage.write(key, 'yes');
    setSeen(true);
  };
  const show = (): void => {
    close();
    void navigate('/order/melts/');
  };
  return (
    <Dialog
      open={isDue && !isSeen}
      onClose={close}
      size="small"
      title={t('menu.melts.title')}
      closeLabel={t('menu.modal.close')}
      footer={
        <Stack gap={2}>
          <Button wide onClick={show}>
            {t('menu.melts.show')}
          </Button>
          <Button wide variant="quiet" onClick={close}>
            {t('menu.melts.close')}
          </Button>
        </Stack>
      }
    >
      <Stack gap={4}>
        <div css={picture}>
          <ProductArt look="melt" detail="full" />
        </div>
        <Text>{t('menu.melts.text')}</Text>
      </Stack>
    </Dialog>
  );
});
