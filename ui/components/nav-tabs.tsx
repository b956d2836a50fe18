import type { CSSObject, Theme } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { masked } from '../theme/masked.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { tabRow, tabStyle } from './tab-style.ts';

/** One link of a row of tabs. */
export interface NavTab {
  readonly id: string;
  readonly to: string;
  readonly label: ReactNode;
  readonly icon?: IconName | undefined;
}

interface NavTabsProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly items: readonly NavTab[];
  /** Id of the item whose page is showing. */
  readonly current: string | undefined;
  readonly className?: string | undefined;
}

type Hidden = 'none' | 'start' | 'end' | 'both';

const list = (theme: Theme): CSSObject => ({
  ...tabRow(theme),
  position: 'relative',
});

const faded =
  (hidden: Hidden) =>
  (theme: Theme): CSSObject =>
    hidden === 'none' ? {} : masked(theme.edgeFade[hidden]);

/** Which ends of a sideways scrolling element hide something. */
function hiddenEnds({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Hidden {
  const start = scrollLeft > 1;
  const end = scrollLeft + clientWidth < scrollWidth - 1;
  if (start) return end ? 'both' : 'start';
  return end ? 'end' : 'none';
}

/** Scrolls the current link into the middle where it is not all in view. */
function showCurrent(row: HTMLElement): void {
  const active = row.querySelector<HTMLElement>('[aria-current]');
  if (!active) return;
  const start = active.offsetLeft - row.scrollLeft;
  if (start >= 0 && start + active.offsetWidth <= row.clientWidth) return;
  row.scrollTo({ left: active.offsetLeft + active.offsetWidth / 2 - row.clientWidth / 2 });
}

/** Links between sibling pages in one row that scrolls sideways, fades where it hides more, and keeps the current one in view. */
export function NavTabs({ label, items, current, className }: NavTabsProps) {
  const row = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState<Hidden>('none');
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      showCurrent(element);
      setHidden(hiddenEnds(element));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [current, items]);
  return (
    <nav aria-label={label} className={className}>
      <ul
        role="list"
        ref={row}
        onScroll={(event) => setHidden(hiddenEnds(event.currentTarget))}
        css={[list, faded(hidden)]}
      >
        {items.map((item) => (
          <li key={item.id}>
            <Link
              to={item.to}
              css={tabStyle(item.id === current)}
              {...(item.id === current ? { 'aria-current': 'page' as const } : {})}
            >
              {item.icon && <Icon name={item.icon} />}
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
