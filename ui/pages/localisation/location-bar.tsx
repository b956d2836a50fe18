import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { hiddenFromSight } from '../../components/visually-hidden.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { ChangeTime } from '../timeslots/change-time.tsx';
import { barLook, wherePart } from './location-bar-style.ts';
import { useWhere } from './use-where.ts';

/** The icon and the address beside it. */
const destination = (theme: Theme): CSSObject => ({
  ...wherePart(theme),
  '& > svg': { flex: 'none', color: theme.colour.accent.text },
});

const words = (theme: Theme): CSSObject => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  [theme.from.tablet]: { display: 'flex', whiteSpace: 'pre' },
});

/** A long name ends early: the minutes after it are always whole. */
const name = (theme: Theme): CSSObject => ({
  [theme.from.tablet]: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** On a phone the icon says it, and the room is the address's. */
const label = (theme: Theme): CSSObject => ({
  ...hiddenFromSight,
  [theme.from.tablet]: { position: 'static', margin: 0, clipPath: 'none' },
});

const minutes: CSSObject = { flex: 'none' };

const place = (theme: Theme): CSSObject => ({ fontWeight: theme.font.weight.strong });

/** One line above the menu: where the order goes, when it will be there, and the way to change it [LOC-57]. */
export const LocationBar = observer(function LocationBar() {
  const { t } = useWords();
  const { localisation, session } = useApp();
  const { skipRedirectHash } = useEnvironment().market.manifest.localise;
  const navigate = useNavigate();
  const where = useWhere();
  if (!where) return null;
  const { disposition, eta } = localisation;
  const change = () => {
    session.startChangingHut();
    void navigate({ pathname: '/', hash: skipRedirectHash });
  };
  return (
    <div css={barLook}>
      <span css={destination}>
        <Icon name={disposition.type === 'delivery' ? 'scooter' : 'bag'} />
        <span css={words}>
          <span css={name}>
            <span css={label}>{where.label}</span> <span css={place}>{where.place}</span>
          </span>
          {eta ? (
            <span css={minutes}>{` · ${t('localisation.eta', { minutes: eta.exact })}`}</span>
          ) : null}
        </span>
      </span>
      <ChangeTime />
      <Button variant="quiet" size="small" onClick={change}>
        {t('localisation.summary.change')}
      </Button>
    </div>
  );
});
