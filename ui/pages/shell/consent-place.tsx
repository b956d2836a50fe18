import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useEnvironment } from '../../use-environment.ts';
import { ConsentBanner } from './consent-banner.tsx';

/**
 * Asks those for consent who have not answered and may be asked, with the first of the page, so that nothing moves
 * [SHL-45, WEB-08].
 */
export const ConsentPlace = observer(function ConsentPlace() {
  const { needsAnswer } = useEnvironment().market.extensions.one('consent');
  const [isAnswered, setAnswered] = useState(false);
  return needsAnswer && !isAnswered ? <ConsentBanner onAnswered={() => setAnswered(true)} /> : null;
});
