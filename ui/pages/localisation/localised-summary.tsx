import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import { leadsToPromo } from '../../../client/localisation/redirect-target.ts';
import { Button } from '../../components/button.tsx';
import { Heading } from '../../components/heading.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { askedLocation } from '../shell/asked-location.ts';
import { HutState } from './hut-state.tsx';
import { useStart } from './use-start.ts';
import { useWhere } from './use-where.ts';

/** Where the order goes, with the ways to the deals and to another hut [LOC-57]. */
const LocalisedSummary = observer(function LocalisedSummary() {
  const { t } = useWords();
  const { localisation } = useApp();
  const navigate = useNavigate();
  const { onwards } = useStart();
  const { state } = useLocation() as { state: unknown };
  const claims = leadsToPromo(askedLocation(state));
  const where = useWhere();
  const { disposition, hut } = localisation;
  if (!hut || !where) return null;
  const change = () => {
    localisation.delocalise();
    void navigate('/', { replace: true });
  };
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text size="label" tone="muted">
          {where.label}
        </Text>
        <Heading level={2} look="heading">
          {where.place}
        </Heading>
        {where.detail === undefined ? null : <Text tone="muted">{where.detail}</Text>}
        <HutState hut={hut} type={disposition.type} />
      </Stack>
      <Row>
        <Button size="large" onClick={onwards}>
          {t(claims ? 'localisation.summary.claim' : 'localisation.summary.deals')}
        </Button>
        <Button size="large" variant="quiet" onClick={change}>
          {t('localisation.summary.change')}
        </Button>
      </Row>
    </Stack>
  );
});

export default LocalisedSummary;
