import { observer } from 'mobx-react-lite';
import type { Instance } from 'mobx-state-tree';
import { toMinor } from '../../core/money/money.ts';
import { AmountRow } from '../../ui/components/amount-row.tsx';
import { Card } from '../../ui/components/card.tsx';
import { Checkbox } from '../../ui/components/checkbox.tsx';
import { Heading } from '../../ui/components/heading.tsx';
import { Stack } from '../../ui/components/layout.tsx';
import { Text } from '../../ui/components/text.tsx';
import { defineUi } from '../../ui/slots/define-ui.ts';
import type { Given, SlotName } from '../../ui/slots/slots.ts';
import priority, { type PriorityStore } from './client.ts';
import { priorityNames } from './names.ts';
import type { ShownOptions } from './priority-options.ts';

type Store = Instance<typeof PriorityStore>;
type Of<Name extends SlotName> = Given<Name, ShownOptions, Store>;

/** The offer to be made and brought first, with its price; nothing where no place can be had [PRI-04, PRI-05, SUR-27]. */
const Offer = observer(function Offer({ store, options, words, money }: Of<'checkout-section'>) {
  if (!store.isOffered) return null;
  return (
    <Card as="section" room="medium" aria-label={words('uk-priority-delivery.title')}>
      <Stack gap={4}>
        <Heading level={2} look="heading">
          {words('uk-priority-delivery.title')}
        </Heading>
        <Checkbox
          label={words('uk-priority-delivery.label')}
          hint={words('uk-priority-delivery.hint')}
          trailing={money(toMinor(store.reservation?.price ?? options.price))}
          checked={store.isWanted}
          onChange={({ target }) => {
            if (target.checked) void store.reserve();
            else store.release();
          }}
        />
      </Stack>
    </Card>
  );
});

/** What it adds to the total while a place is kept [SUR-26]. */
const Fee = ({ priced, words, money }: Of<'basket-total-row'>) => {
  const fee = priced.surcharges.find(({ type }) => type === priorityNames.surchargeType);
  if (!fee || fee.amount === 0) return null;
  return <AmountRow label={words('uk-priority-delivery.fee')} amount={money(fee.amount)} />;
};

/** What an order paid for it; undefined for one without. */
const paidFor = ({ extraFees }: Of<'order-total-row'>['summary']): number | undefined =>
  extraFees?.[priorityNames.surchargeType];

/** What a placed order paid for it, a line of its own [PRI-26]. */
const PaidFee = ({ summary, words, money }: Of<'order-total-row'>) => {
  const fee = paidFor(summary);
  if (!fee) return null;
  return <AmountRow label={words('uk-priority-delivery.fee')} amount={money(toMinor(fee))} />;
};

/** Says in the tracker that the order goes first. */
const GoesFirst = ({ summary, words }: Of<'tracker-section'>) =>
  paidFor(summary) === undefined ? null : (
    <Text size="small" strong>
      {words('uk-priority-delivery.tracker')}
    </Text>
  );

export default defineUi<ShownOptions, Store>({
  client: priority,
  slots: {
    'checkout-section': Offer,
    'basket-total-row': Fee,
    'order-total-row': PaidFee,
    'tracker-section': GoesFirst,
  },
});
