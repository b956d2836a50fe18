import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { itemsOfGroup } from '../../../client/group-orders/group-lines.ts';
import { type KeptGroup, keepGroup } from '../../../client/group-orders/kept-groups.ts';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import { linesToday } from '../../../client/orders/lines-today.ts';
import { Button } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { useHutFacts } from '../favourites/use-hut-facts.ts';
import { basketHash } from '../shell/basket-link.ts';
import type { GroupFollowed } from './use-group.ts';

interface TakeGroupProps {
  readonly store: GroupFollowed;
  readonly kept: KeptGroup;
  /** What is kept of the group has changed. */
  readonly onKept: () => void;
}

/** Locks a group, takes what everybody wants into the basket of its host, who pays for all, and gives it back again [SHP-27]. */
export const TakeGroup = observer(function TakeGroup({ store, kept, onKept }: TakeGroupProps) {
  const { t } = useWords();
  const app = useApp();
  const environment = useEnvironment();
  const navigate = useNavigate();
  const { facts } = useHutFacts();
  const isTaking = useRef(false);
  const { group, isOpen, pending } = store;
  const { hut } = app.localisation;
  if (!group) return null;
  const isHere = hut?.sector === group.sector && hut.id === group.hutId;
  const count = group.people.reduce((sum, person) => sum + person.count, 0);
  const toBasket = () => void navigate(`${dealsPath}${basketHash}`);
  const change = (status: 'open' | 'locked') => store.make((calls) => calls.change({ status }));

  const take = async (): Promise<void> => {
    if (isTaking.current || !facts) return;
    isTaking.current = true;
    try {
      if (store.isOpen && !(await change('locked'))) return;
      if (!store.group) return;
      const { basket, notifications } = app;
      const { deals, items } = basket.basket;
      const wanted = { deals: [], items: itemsOfGroup(store.group) };
      const { lines, leftOut } = linesToday(wanted, facts, new Map());
      keepGroup({ ...kept, before: { deals, items } }, environment);
      onKept();
      basket.changeLines({ deals, items: [...items, ...lines.items] });
      if (leftOut > 0) {
        notifications.raise({
          id: 'group',
          type: 'warning',
          message: 'favourites.shared.leftOut',
          values: { count: leftOut },
        });
      }
      toBasket();
    } finally {
      isTaking.current = false;
    }
  };

  const reopen = async (): Promise<void> => {
    if (!(await change('open'))) return;
    const { before, ...rest } = kept;
    if (!before) return;
    app.basket.changeLines(before);
    keepGroup(rest, environment);
    onKept();
  };

  if (!isHere) {
    return (
      <Notice tone="warning" title={t('group.host.elsewhere', { hut: group.hutName })}>
        {t('group.host.elsewhereHelp')}
      </Notice>
    );
  }
  const isTaken = kept.before !== undefined;
  return (
    <Stack gap={2}>
      {isTaken ? <Notice tone="success">{t('group.host.taken')}</Notice> : null}
      <Button
        wide
        size="large"
        icon="basket"
        busy={!facts || pending > 0}
        disabled={count === 0 && !isTaken}
        onClick={() => (isTaken ? toBasket() : void take())}
      >
        {t(isTaken ? 'group.host.toBasket' : 'group.host.take')}
      </Button>
      {isOpen ? (
        <Button wide variant="secondary" icon="lock" onClick={() => void change('locked')}>
          {t('group.host.lock')}
        </Button>
      ) : (
        <Button wide variant="secondary" disabled={isTaken && !facts} onClick={() => void reopen()}>
          {t(isTaken ? 'group.host.giveBack' : 'group.host.reopen')}
        </Button>
      )}
    </Stack>
  );
});
