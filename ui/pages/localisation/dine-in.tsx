import { bookingLink } from '../../../client/localisation/booking-link.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { HutPicker } from './late-parts.ts';

/** A table: at the market's restaurant site, or at a hut whose booking page it leads to [LOC-58]. */
export const DineIn = () => {
  const { t } = useWords();
  const { links } = useEnvironment().market.manifest;
  const site = bookingLink(links, undefined);
  return site === undefined ? (
    <HutPicker type="dinein" />
  ) : (
    <Stack gap={4}>
      <Text>{t('localisation.dineIn.site')}</Text>
      <Button href={site} size="large" wide trailing={<Icon name="external" />}>
        {t('localisation.dineIn.toSite')}
      </Button>
    </Stack>
  );
};
