import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';

const look = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'flex',
  gap: theme.space(2),
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${theme.space(1)} ${theme.space(1)} ${theme.space(1)} ${theme.space(4)}`,
  borderRadius: theme.radius.field,
  backgroundColor: theme.colour.sunken,
});

/** Always in the page, so that what appears in it is read out; takes no room while it is empty. */
const place = (theme: Theme): CSSObject => ({
  '&:empty': { marginTop: `calc(-1 * ${theme.space(4)})` },
});

/** Says what was just taken out and puts it back; stays until the next change, so nobody has to hurry. */
export const RemovalNote = observer(function RemovalNote() {
  const { t } = useWords();
  const { basket } = useApp();
  const { removal } = basket;
  const note = useRef<HTMLDivElement>(null);
  const takeFocus = () => note.current?.focus({ preventScroll: true });
  // The button that took it out went with it, and the focus with that.
  useEffect(() => {
    if (removal && document.activeElement === document.body) takeFocus();
  }, [removal]);
  const undo = () => {
    basket.undoRemoval();
    takeFocus();
  };
  return (
    <div ref={note} tabIndex={-1} role="status" css={place}>
      {removal ? (
        <div css={look}>
          <span>
            {removal.title === ''
              ? t('basket.replaced')
              : t('basket.removed', { title: removal.title })}
          </span>
          <Button variant="quiet" size="small" onClick={undo}>
            {t('basket.undo')}
          </Button>
        </div>
      ) : null}
    </div>
  );
});
