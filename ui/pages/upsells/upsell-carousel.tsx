import type { CSSObject, Theme } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import * as look from './upsell-style.ts';

/** One card a step, the room after it counted in; what is focused has room for what is drawn around it. */
const track =
  (step: number) =>
  (theme: Theme): CSSObject => ({
    position: 'relative',
    display: 'flex',
    margin: `calc(-1 * ${theme.space(1)})`,
    padding: theme.space(1),
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    scrollBehavior: 'smooth',
    [theme.when.still]: { scrollBehavior: 'auto' },
    '& > li': { flex: 'none', width: step, maxWidth: '100%', paddingInlineEnd: theme.space(2) },
  });

/** Whether there is more to see at either end. */
interface Ends {
  readonly before: boolean;
  readonly after: boolean;
}

const endsOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends => ({
  before: scrollLeft > 1,
  after: scrollLeft + clientWidth < scrollWidth - 1,
});

/** Suggestions side by side; an arrow moves them by a step [UPS-15]. */
export function UpsellCarousel({
  titleId,
  children,
}: {
  readonly titleId: string;
  readonly children: readonly ReactNode[];
}) {
  const { t } = useWords();
  const { scrollStepPx } = useEnvironment().market.manifest.upsell;
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends>({ before: false, after: false });
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => setEnds(endsOf(element)));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [children.length]);
  const move = (direction: 1 | -1) => list.current?.scrollBy({ left: direction * scrollStepPx });
  return (
    <>
      <div css={look.head}>
        <h3 id={titleId} css={look.heading}>
          {t('upsells.title')}
        </h3>
        <div>
          <IconButton
            icon="chevron-left"
            size="small"
            label={t('upsells.previous')}
            disabled={!ends.before}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="chevron-right"
            size="small"
            label={t('upsells.next')}
            disabled={!ends.after}
            onClick={() => move(1)}
          />
        </div>
      </div>
      <ul
        ref={list}
        role="list"
        css={track(scrollStepPx)}
        onScroll={({ currentTarget }) => setEnds(endsOf(currentTarget))}
      >
        {children}
      </ul>
    </>
  );
}
