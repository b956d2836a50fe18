import { observer } from 'mobx-react-lite';
import { Suspense, useRef, useState } from 'react';
import { mostOfLine } from '../../../core/group-orders/group-limits.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import type { GroupLine } from '../../../schemas/types/http/group-orders.ts';
import type { HutMenu } from '../../../client/group-orders/hut-menu.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { Heading } from '../../components/heading.tsx';
import { Page, Stack } from '../../components/layout.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { ChooserWaiting } from '../menu/chooser-waiting.tsx';
import { SectorChooser } from '../menu/late-parts.ts';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';
import { GroupFacts } from './group-facts.tsx';
import { GroupMenu } from './group-menu.tsx';
import { GuestBar } from './guest-bar.tsx';
import { GroupProblem } from './group-problem.tsx';
import { OwnLines } from './own-lines.tsx';
import type { GroupFollowed } from './use-group.ts';

interface GuestGroupProps {
  readonly store: GroupFollowed;
  readonly menu: HutMenu | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What is open over the page: a product, and the line that is changed where there is one. */
interface Opened {
  readonly product: Product;
  readonly line?: GroupLine;
}

const isSame = (one: Choice, other: Choice): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A group order for who has joined: their own lines, and the menu to choose them from [SHP-27]. */
export const GuestGroup = observer(function GuestGroup(props: GuestGroupProps) {
  const { store, menu, hasFailed, retry } = props;
  const { t } = useWords();
  const { notifications } = useApp();
  const { randomId } = useEnvironment();
  const [opened, setOpened] = useState<Opened>();
  const own = useRef<HTMLHeadingElement>(null);
  const { group, isOpen } = store;
  if (!group) return null;
  const close = () => setOpened(undefined);
  const add = (choice: Choice): void => {
    const same = store.myLines.find((line) => isSame(line.choice, choice));
    const count = Math.min((same?.count ?? 0) + 1, mostOfLine);
    void store.putLine({ id: same?.id ?? randomId(), choice, count });
    notifications.raise({
      id: 'menu-added',
      type: 'success',
      message: 'group.added',
      values: { title: menu?.catalogue.products.get(choice.productId)?.title ?? '' },
      hideShowBasket: true,
    });
  };
  const take = (choice: Choice): void => {
    const line = opened?.line;
    if (line) void store.putLine({ id: line.id, choice, count: line.count });
    else add(choice);
    close();
  };
  const edit = (line: GroupLine): void => {
    const product = menu?.catalogue.products.get(line.choice.productId);
    if (product) setOpened({ product, line });
  };
  return (
    <div>
      <Page css={(theme) => ({ paddingBlock: theme.space(8) })}>
        <Stack gap={2}>
          <Heading level={1}>{t('group.of', { name: group.hostName })}</Heading>
          <GroupFacts group={group} hut={menu?.hut} />
        </Stack>
        <GroupProblem store={store} />
        <OwnLines store={store} menu={menu} onEdit={edit} headingRef={own} />
        {!menu && hasFailed ? (
          <LoadFailure
            title={t('favourites.failedMenu')}
            retryLabel={t('favourites.retry')}
            onRetry={retry}
          />
        ) : null}
        {!menu && !hasFailed ? (
          <>
            <LoadingNote>{t('menu.loading')}</LoadingNote>
            <Skeleton lines={5} />
          </>
        ) : null}
        {menu && isOpen ? (
          <GroupMenu menu={menu} onAdd={add} onPick={(product) => setOpened({ product })} />
        ) : null}
        {menu && opened && isOpen ? (
          <Suspense fallback={<ChooserWaiting onClose={close} />}>
            <SectorChooser
              product={opened.product}
              catalogue={menu.catalogue}
              edited={opened.line && { basketItemId: opened.line.id, choice: opened.line.choice }}
              onAdd={take}
              label={opened.line ? undefined : t('group.guest.add')}
              onClose={close}
            />
          </Suspense>
        ) : null}
      </Page>
      <GuestBar store={store} menu={menu} onSee={() => own.current?.focus()} />
    </div>
  );
});
