import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import fillers from 'virtual:slots/payment-form';
import { fillersOf } from '../../slots/fillers.ts';
import { type AnyPart, SlotPart } from '../../slots/slot.tsx';
import type { PaymentForm } from '../../slots/slots.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

interface CardFormProps {
  readonly given: Omit<PaymentForm, 'amountDue' | 'hasProblem' | 'loadScript' | 'take'>;
  /** The gateway's page in a frame: where no plugin brings a form for the type, or its form failed. */
  readonly otherwise: ReactNode;
}

/** The form that a plugin of the market brings for a payment type [PAY-58, ENG-16]. */
export const CardForm = observer(function CardForm({ given, otherwise }: CardFormProps) {
  const app = useApp();
  const { basket, order, payment } = app;
  const { loadScript } = useEnvironment();
  const { paymentType } = given;
  const plugin = fillersOf(app, fillers).find(({ filler }) => filler.keys.includes(paymentType));
  if (!plugin) return otherwise;
  const whole: PaymentForm = {
    ...given,
    amountDue: basket.priced?.amountDue,
    hasProblem: payment.hasCardProblem,
    loadScript,
    take: (card) => void order.takeFrameMessage({ kind: 'card-token', ...card }),
  };
  return (
    <SlotPart
      key={paymentType}
      slot="payment-form"
      plugin={plugin}
      partOf={({ paymentForms = {} }) => paymentForms[paymentType] as AnyPart | undefined}
      given={whole}
      failed={otherwise}
    />
  );
});
