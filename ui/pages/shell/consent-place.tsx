import { Suspense, useState } from 'react';
import { useEnvironment } from '../../use-environment.ts';
import { ConsentBanner } from './late-parts.ts';

/** Asks for consent once: it is loaded for those who have not answered [SHL-45]. */
export const ConsentPlace = () => {
  const { needsAnswer } = useEnvironment().market.extensions.one('consent');
  const [isOpen, setIsOpen] = useState(needsAnswer);
  return isOpen ? (
    <Suspense fallback={null}>
      <ConsentBanner onAnswered={() => setIsOpen(false)} />
    </Suspense>
  ) : null;
};
