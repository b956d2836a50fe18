import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { canBeOrdered } from '../../../client/localisation/can-be-ordered.ts';
import { bookingLink } from '../../../client/localisation/booking-link.ts';
import type { Disposition, Hut } from '../../../schemas/types/catalogue/hut.ts';
import { Button } from '../../components/button.tsx';
import type { IconName } from '../../components/icon.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { allowedTypes } from './allowed-types.ts';
import { useStart } from './use-start.ts';

const icons: Readonly<Record<Disposition, IconName>> = {
  delivery: 'scooter',
  collection: 'bag',
  dinein: 'table',
};

/** One button for each way a hut gives out food [SHL-08]. */
export const StartButtons = observer(function StartButtons({ hut }: { readonly hut: Hut }) {
  const { t } = useWords();
  const { localisation, session } = useApp();
  const { market } = useEnvironment();
  const { disposition, links } = market.manifest;
  const strategy = market.extensions.one('address-strategy');
  const navigate = useNavigate();
  const start = useStart();
  const [busy, setBusy] = useState<Disposition>();
  const begin = async (type: Disposition) => {
    // Whether a hut delivers depends on the address, so that is asked first.
    if (type === 'delivery') {
      localisation.delocalise();
      session.requestAddress(type);
      await navigate('/');
      return;
    }
    setBusy(type);
    await start.byHut(hut, { type });
    setBusy(undefined);
  };
  return allowedTypes(hut)
    .filter((type) => disposition.supported.includes(type) && canBeOrdered(type, strategy))
    .map((type, index) => {
      const href = type === 'dinein' ? bookingLink(links, hut) : undefined;
      return (
        <Button
          key={type}
          size="large"
          icon={icons[type]}
          variant={index === 0 ? 'primary' : 'secondary'}
          busy={busy === type}
          href={href}
          onClick={() => {
            if (href === undefined) void begin(type);
          }}
        >
          {t(`localisation.start.${type}`)}
        </Button>
      );
    });
});
