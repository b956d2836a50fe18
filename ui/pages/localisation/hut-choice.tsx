import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { bookingLink } from '../../../client/localisation/booking-link.ts';
import type { Disposition, Hut } from '../../../schemas/types/catalogue/hut.ts';
import { useEnvironment } from '../../use-environment.ts';
import { HutRow } from './hut-row.tsx';
import { useStart } from './use-start.ts';

interface HutChoiceProps {
  readonly hut: Hut;
  readonly type: Disposition;
}

/** One hut of a list: choosing it starts an order there, or leads to its tables [LOC-38, LOC-58]. */
export const HutChoice = observer(function HutChoice({ hut, type }: HutChoiceProps) {
  const { links } = useEnvironment().market.manifest;
  const start = useStart();
  const [isBusy, setIsBusy] = useState(false);
  const choose = async () => {
    setIsBusy(true);
    await start.byHut(hut, { type });
    setIsBusy(false);
  };
  return (
    <HutRow
      hut={hut}
      type={type}
      isBusy={isBusy}
      href={type === 'dinein' ? bookingLink(links, hut) : undefined}
      onChoose={() => void choose()}
    />
  );
});
