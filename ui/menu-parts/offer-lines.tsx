import type { CSSObject, Theme } from '@emotion/react';
import { type ReactNode, useId, useState } from 'react';
import type { LinesToday } from '../../client/orders/lines-today.ts';
import type { ReorderLine } from '../../client/orders/reorder-lines.ts';
import { Button } from '../components/button.tsx';
import { useWords } from '../words/words-context.tsx';
import { ReorderRow } from './reorder-line.tsx';

const list = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(1),
});

/** A quiet button in line with the text above it. */
const toggle = (theme: Theme): CSSObject => ({
  marginInlineStart: `calc(-1 * ${theme.space(3)})`,
});

/** Whether a line costs something else today, or cannot be had as it was. */
export const isChanged = ({ before, problem }: ReorderLine): boolean =>
  before !== undefined || problem !== undefined;

interface OfferLinesProps {
  readonly offer: LinesToday;
  /** Lines that are seen at first; the others come with a press. */
  readonly most: number;
  /** What follows the lines, in the same list. */
  readonly children?: ReactNode;
}

/** Lines of before or of elsewhere as they can be had today, what has changed or is missing first [SHP-15, SHP-26]. */
export function OfferLines({ offer, most, children }: OfferLinesProps) {
  const { t } = useWords();
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const { shown, catalogue } = offer;
  // What has changed comes first, so that it is seen before the press.
  const lines = [...shown.filter(isChanged), ...shown.filter((line) => !isChanged(line))];
  const first = isWhole ? lines : lines.slice(0, most);
  const hidden = lines.length - most;
  return (
    <>
      <ul role="list" css={list} id={listId}>
        {first.map((line) => (
          <ReorderRow
            key={line.id}
            line={line}
            catalogue={catalogue}
            isWhole={isWhole || hidden <= 0}
          />
        ))}
        {children}
      </ul>
      {hidden > 0 ? (
        <div css={toggle}>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('loyalty.reorder.less') : t('loyalty.reorder.more', { count: hidden })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
