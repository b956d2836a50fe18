import type { CSSObject, Theme } from '@emotion/react';
import { useTheme } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Sheet } from '../../components/sheet.tsx';
import { useMediaQuery } from '../../platform/use-media-query.ts';
import { useWords } from '../../words/words-context.tsx';
import { basketHash } from './basket-link.ts';

/** As high as there is room below header and location, so that its end is in view wherever the page is scrolled to. */
const aside = (theme: Theme): CSSObject => ({
  position: 'sticky',
  top: theme.space(4),
  maxHeight: `calc(${theme.viewport.full} - ${theme.space(36)})`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  borderRadius: theme.radius.card,
});

/** Where the basket panel stands: beside the menu on wide screens, over it on others when the hash asks for it. */
export const BasketPlace = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useWords();
  const theme = useTheme();
  const { hash, pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const isWide = useMediaQuery(theme.from.desktop);
  const panel = useRef<HTMLElement>(null);
  const isAsked = hash === basketHash;
  useEffect(() => {
    if (isAsked && isWide) panel.current?.focus();
  }, [isAsked, isWide, key]);
  if (isWide) {
    return (
      <aside ref={panel} tabIndex={-1} aria-label={t('shell.basket.label')} css={aside}>
        {children}
      </aside>
    );
  }
  const close = () => void navigate({ pathname, search }, { replace: true });
  return (
    <Sheet
      open={isAsked}
      onClose={close}
      title={t('shell.basket.label')}
      closeLabel={t('shell.basket.close')}
    >
      {children}
    </Sheet>
  );
};
