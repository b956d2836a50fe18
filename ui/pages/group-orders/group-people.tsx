import { observer } from 'mobx-react-lite';
import type { HutMenu } from '../../../client/group-orders/hut-menu.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useMenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useWords } from '../../words/words-context.tsx';
import { GroupLineRow, useLinePrice } from './group-line.tsx';
import type { GroupFollowed } from './use-group.ts';

interface GroupPeopleProps {
  readonly store: GroupFollowed;
  readonly menu: HutMenu | undefined;
}

/** Who has joined a group, each with what they want, which the host may take out [SHP-27]. */
export const GroupPeople = observer(function GroupPeople({ store, menu }: GroupPeopleProps) {
  const { t } = useWords();
  const { money } = useMenuFacts();
  const priceOf = useLinePrice(menu);
  const { group, hasEnded } = store;
  return (
    <Stack as="ul">
      {group?.people.map(({ id: person, name, isDone, lines = [] }) => {
        const total = lines.reduce((sum, line) => sum + priceOf(line), 0);
        return (
          <Card as="li" key={person}>
            <Row justify="space-between">
              <Row gap={2}>
                <Heading level={3}>{name}</Heading>
                <Badge tone={isDone ? 'success' : 'neutral'}>
                  {t(isDone ? 'group.done' : 'group.choosing')}
                </Badge>
              </Row>
              {hasEnded ? null : (
                <Button
                  variant="quiet"
                  size="small"
                  icon="close"
                  aria-label={t('group.host.removePerson', { name })}
                  onClick={() => void store.make((calls) => calls.removePerson(person))}
                >
                  {t('group.host.remove')}
                </Button>
              )}
            </Row>
            {lines.length === 0 ? (
              <Text size="small" tone="muted">
                {t('group.nothing')}
              </Text>
            ) : (
              <>
                <ul role="list">
                  {lines.map((line) => (
                    <GroupLineRow key={line.id} line={line} menu={menu}>
                      {hasEnded
                        ? undefined
                        : (title) => (
                            <IconButton
                              icon="trash"
                              size="small"
                              label={t('group.host.removeLine', { name, title })}
                              onClick={() =>
                                void store.make((calls) =>
                                  calls.removeLine({ person, line: line.id }),
                                )
                              }
                            />
                          )}
                    </GroupLineRow>
                  ))}
                </ul>
                <Text size="small" strong>
                  {t('group.subtotal', { price: money(total) })}
                </Text>
              </>
            )}
          </Card>
        );
      })}
    </Stack>
  );
});
