import type { CSSObject, Theme } from '@emotion/react';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { tabRow, tabStyle } from './tab-style.ts';

/** One tab and what it shows. */
export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<Id extends string> {
  /** Accessible name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly className?: string | undefined;
}

const line = (theme: Theme): CSSObject => ({ borderBottom: theme.border.hairline });

const panel = (theme: Theme): CSSObject => ({ paddingTop: theme.space(5) });

/** Where a key moves the selection: the arrows step and wrap round, Home and End jump. */
export function tabAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Panels behind tabs. One stop for the Tab key; the arrow keys select and show at once. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  className,
}: TabsProps<Id>) {
  const id = useId();
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selected),
  );
  const current = tabs[index];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = tabAfterKey(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    const button = document.getElementById(`${id}-${tab.id}`);
    button?.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <div className={className}>
      <div css={line}>
        <div role="tablist" aria-label={label} css={tabRow}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={tab === current}
              aria-controls={`${id}-panel`}
              tabIndex={tab === current ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              onKeyDown={onKeyDown}
              css={tabStyle(tab === current)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      {current && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${current.id}`}
          tabIndex={0}
          css={panel}
        >
          {current.content}
        </div>
      )}
    </div>
  );
}
