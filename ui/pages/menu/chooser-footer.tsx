import type { CSSObject, Theme } from '@emotion/react';
import { Button } from '../../components/button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useWords } from '../../words/words-context.tsx';

interface ChooserFooterProps {
  /** What is chosen, in a line; shown where there is room. */
  readonly summary: string;
  /** The price of now; undefined while there is none. */
  readonly price: string | undefined;
  readonly canAdd: boolean;
  readonly label: string;
  readonly onAdd: () => void;
}

const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(5),
  alignItems: 'center',
});

const words = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'none',
  flex: 1,
  minWidth: 0,
  color: theme.muted,
  [theme.from.tablet]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
});

const action = (theme: Theme): CSSObject => ({
  flex: 1,
  [theme.from.tablet]: { flex: `0 1 ${theme.size.panel}` },
});

/** What is chosen, what it costs, and the way into the basket; a new price is read out. */
export function ChooserFooter({ summary, price, canAdd, label, onAdd }: ChooserFooterProps) {
  const { t } = useWords();
  return (
    <div css={row}>
      <p css={words}>{summary}</p>
      <VisuallyHidden>
        <span role="status">{price ? t('menu.modal.price', { price }) : null}</span>
      </VisuallyHidden>
      <div css={action}>
        <Button size="large" wide disabled={!canAdd} trailing={price} onClick={onAdd}>
          {label}
        </Button>
      </div>
    </div>
  );
}
