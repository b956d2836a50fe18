import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { useEnvironment } from '../../use-environment.ts';
import { ConsentBanner } from './late-parts.ts';

/** Asks for consent once: it is loaded for those who have not answered, and may be asked [SHL-45, WEB-08]. */
export const ConsentPlace = observer(function ConsentPlace() {
  const { needsAnswer } = useEnvironment().market.extensions.one('consent');
  const [isAnswered, setAnswered] = useState(false);
  return needsAnswer && !isAnswered ? (
    <Suspense fallback={null}>
      <ConsentBanner onAnswered={() => setAnswered(true)} />
    </Suspense>
  ) : null;
});
