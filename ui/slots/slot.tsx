import { type ComponentType, Fragment, type ReactNode, Suspense, use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { App } from '../../client/app-store.ts';
import { ErrorBoundary } from '../platform/error-boundary.tsx';
import { useApp } from '../store-context.tsx';
import { useEnvironment } from '../use-environment.ts';
import { useMoney } from '../use-money.ts';
import { useWords } from '../words/words-context.tsx';
import { type AnyUiHalf, type Fillers, fillersOf, type NamedFiller, openHalf } from './fillers.ts';
import type { EverySlot, KeyedSlot, SlotName, Slots } from './slots.ts';

/** What a part draws, whatever its slot. */
export type AnyPart = ComponentType<EverySlot<NamedFiller['options'], unknown>>;

interface SlotPartProps {
  readonly slot: SlotName;
  readonly plugin: NamedFiller;
  /** The part among those of the half; undefined draws nothing. */
  readonly partOf: (half: AnyUiHalf) => AnyPart | undefined;
  readonly given: object;
  /** What stands there while the half loads. */
  readonly waiting?: ReactNode;
  /** What stands there when it failed; nothing unless said otherwise. */
  readonly failed?: ReactNode;
}

/** What one plugin draws in a slot; where that fails it is reported, nothing shows, and the page goes on [ENG-16]. */
export const SlotPart = ({
  slot,
  plugin,
  partOf,
  given,
  waiting = null,
  failed = null,
}: SlotPartProps) => {
  const app = useApp();
  const { report } = useEnvironment();
  const [opening] = useState(() => openPart(app, plugin, partOf));
  return (
    <ErrorBoundary
      report={(level, _message, details) =>
        report(level, `The plugin ${plugin.id} failed in its ${slot}`, details)
      }
      fallback={failed}
    >
      <Suspense fallback={waiting}>
        <Drawn opening={opening} options={plugin.options} given={given} />
      </Suspense>
    </ErrorBoundary>
  );
};

interface OpenPart {
  readonly Part: AnyPart | undefined;
  readonly store: unknown;
}

/** The part of a plugin with its store, once its half has come. */
function openPart(
  app: App,
  plugin: NamedFiller,
  partOf: SlotPartProps['partOf'],
): Promise<OpenPart> {
  const opened = openHalf(app, plugin).then(({ half, store }) => ({ Part: partOf(half), store }));
  // Whoever draws it hears of the failure; it may have left the page by then.
  opened.catch(() => {});
  return opened;
}

interface DrawnProps extends Pick<SlotPartProps, 'given'> {
  readonly opening: Promise<OpenPart>;
  readonly options: NamedFiller['options'];
}

const Drawn = ({ opening, options, given }: DrawnProps) => {
  const { Part, store } = use(opening);
  const { t, locale } = useWords();
  const { manifest } = useEnvironment().market;
  const money = useMoney();
  const navigate = useNavigate();
  const goTo = (address: string) => void navigate(address);
  if (!Part) return null;
  const words: EverySlot<unknown, unknown>['words'] = (key, values = {}) => t(key, values);
  const every = { options, store, manifest, locale, words, money, goTo };
  return <Part {...every} {...given} />;
};

type PlainSlot = Exclude<SlotName, KeyedSlot>;

interface SlotProps<Name extends PlainSlot> {
  readonly name: Name;
  /** Who fills it: `virtual:slots/<name>`. */
  readonly fillers: Fillers;
  readonly given: Slots[Name]['given'];
  /** What stands around each part. */
  readonly around?: ComponentType<{ readonly children: ReactNode }>;
}

/** A place in a page that plugins of the market fill, in the order of its manifest [ENG-16]. */
export function Slot<Name extends PlainSlot>({
  name,
  fillers,
  given,
  around: Around = Fragment,
}: SlotProps<Name>) {
  const app = useApp();
  const partOf = ({ slots }: AnyUiHalf) => slots?.[name] as AnyPart | undefined;
  return fillersOf(app, fillers).map((plugin) => (
    <Around key={plugin.id}>
      <SlotPart slot={name} plugin={plugin} partOf={partOf} given={given} />
    </Around>
  ));
}
