import { type ReactNode, useId } from 'react';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Row, Stack } from '../../components/layout.tsx';

interface CheckoutSectionProps {
  readonly title: string;
  /** A link beside the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the checkout form under its heading. */
export const CheckoutSection = ({ title, action, children }: CheckoutSectionProps) => {
  const id = useId();
  return (
    <Card as="section" room="medium" aria-labelledby={id}>
      <Stack gap={4}>
        <Row justify="space-between" align="baseline">
          <Heading level={2} look="heading" id={id}>
            {title}
          </Heading>
          {action}
        </Row>
        {children}
      </Stack>
    </Card>
  );
};
