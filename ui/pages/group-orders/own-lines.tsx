import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { mostOfLine } from '../../../core/group-orders/group-limits.ts';
import type { GroupLine } from '../../../schemas/types/http/group-orders.ts';
import type { HutMenu } from '../../../client/group-orders/hut-menu.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Stepper } from '../../components/stepper.tsx';
import { Text } from '../../components/text.tsx';
import { useMenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useWords } from '../../words/words-context.tsx';
import { GroupLineRow, useLinePrice } from './group-line.tsx';
import type { GroupFollowed } from './use-group.ts';

interface OwnLinesProps {
  readonly store: GroupFollowed;
  readonly menu: HutMenu | undefined;
  readonly onEdit: (line: GroupLine) => void;
  /** Where who looks for it is taken. */
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Whether there is anything to choose about it besides how many. */
const isEdited = ({ choice }: GroupLine): boolean =>
  choice.type !== 'drink' && choice.type !== 'dip';

/** What somebody of a group wants, how they change it, and that they are done; with how far the others are [SHP-27]. */
export const OwnLines = observer(function OwnLines(props: OwnLinesProps) {
  const { store, menu, onEdit, headingRef } = props;
  const { t } = useWords();
  const { money } = useMenuFacts();
  const priceOf = useLinePrice(menu);
  const { group, isOpen, me, myLines } = store;
  if (!group || !me) return null;
  const total = myLines.reduce((sum, line) => sum + priceOf(line), 0);
  const others = group.people.filter(({ id }) => id !== me.id);
  return (
    <Card as="section" aria-labelledby="group-own">
      <Stack gap={3}>
        <Heading level={2} id="group-own" ref={headingRef} tabIndex={-1}>
          {t('group.guest.own', { name: me.name })}
        </Heading>
        {myLines.length === 0 ? (
          <Text tone="muted">{t('group.guest.empty')}</Text>
        ) : (
          <ul role="list">
            {myLines.map((line) => (
              <GroupLineRow key={line.id} line={line} menu={menu}>
                {isOpen
                  ? (title) => (
                      <>
                        {isEdited(line) && menu?.catalogue.products.has(line.choice.productId) ? (
                          <IconButton
                            icon="edit"
                            size="small"
                            label={t('basket.editOne', { title })}
                            onClick={() => onEdit(line)}
                          />
                        ) : null}
                        <Stepper
                          size="small"
                          removes
                          label={t('basket.countOf', { title })}
                          decreaseLabel={t(line.count > 1 ? 'basket.less' : 'basket.removeOne', {
                            title,
                          })}
                          increaseLabel={t('basket.more', { title })}
                          value={line.count}
                          max={mostOfLine}
                          onChange={(count) => void store.putLine({ ...line, count })}
                        />
                      </>
                    )
                  : undefined}
              </GroupLineRow>
            ))}
          </ul>
        )}
        {myLines.length > 0 ? (
          <Text strong>{t('group.subtotal', { price: money(total) })}</Text>
        ) : null}
        {isOpen ? null : <Notice announce>{t('group.locked', { name: group.hostName })}</Notice>}
        {me.isDone ? (
          <Notice tone="success" announce>
            {t('group.guest.isDone', { name: group.hostName })}
          </Notice>
        ) : null}
        {isOpen ? (
          <Button
            wide
            variant={me.isDone ? 'secondary' : 'primary'}
            icon={me.isDone ? 'edit' : 'check'}
            disabled={myLines.length === 0}
            onClick={() => void store.make((calls) => calls.setDone(me.id, !me.isDone))}
          >
            {t(me.isDone ? 'group.guest.notDone' : 'group.guest.done')}
          </Button>
        ) : null}
        {others.length > 0 ? (
          <Text size="small" tone="muted">
            {others
              .map(({ name, isDone }) =>
                t(isDone ? 'group.guest.otherDone' : 'group.guest.otherChoosing', { name }),
              )
              .join(' · ')}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
});
