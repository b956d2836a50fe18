import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { HutMenu } from '../../../client/group-orders/hut-menu.ts';
import { bottomBar } from '../../components/bottom-bar.ts';
import { Button } from '../../components/button.tsx';
import { ToastRow } from '../../components/toast-row.tsx';
import { useMenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useWords } from '../../words/words-context.tsx';
import { useLinePrice } from './group-line.tsx';
import type { GroupFollowed } from './use-group.ts';

/** In the flow, so that the end of the page is never under it; over it while the page is longer. */
const place = (theme: Theme): CSSObject => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.layer.sticky,
  width: '100%',
  maxWidth: theme.size.narrow,
  marginInline: 'auto',
  padding: `${theme.space(3)} ${theme.gutter}`,
  paddingBottom: `calc(${theme.space(3)} + ${theme.safeBottom})`,
});

interface GuestBarProps {
  readonly store: GroupFollowed;
  readonly menu: HutMenu | undefined;
  readonly onSee: () => void;
}

/** What somebody of a group has chosen comes to, in reach of the thumb, and the way back to it [SHP-27]. */
export const GuestBar = observer(function GuestBar({ store, menu, onSee }: GuestBarProps) {
  const { t } = useWords();
  const { money } = useMenuFacts();
  const priceOf = useLinePrice(menu);
  const { isOpen, myLines } = store;
  if (!isOpen || myLines.length === 0) return null;
  const total = myLines.reduce((sum, line) => sum + priceOf(line), 0);
  return (
    <div ref={bottomBar} css={place}>
      <ToastRow>
        <Button wide size="large" trailing={money(total)} onClick={onSee}>
          {t('group.guest.see')}
        </Button>
      </ToastRow>
    </div>
  );
});
