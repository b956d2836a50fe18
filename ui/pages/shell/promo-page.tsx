import type { CSSObject, Theme } from '@emotion/react';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { Button } from '../../components/button.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { promoProblem } from './promo-problem.ts';
import { PlainPage } from './plain-page.tsx';
import { PromoPicture } from './promo-picture.tsx';

const look = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(8),
  alignItems: 'center',
  [theme.from.tablet]: { gridTemplateColumns: `1fr minmax(0, ${theme.size.listMost})` },
});

const picture = (theme: Theme): CSSObject => ({
  justifySelf: 'center',
  width: `min(100%, ${theme.size.listMost})`,
  position: 'relative',
  overflow: 'clip',
  aspectRatio: '1',
  borderRadius: theme.radius.card,
  [theme.from.tablet]: { order: 1 },
});

/** The landing page of one promotion; without a known id the visitor goes home [SHL-10]. */
export default function PromoPage() {
  const { id } = useParams();
  const { t } = useWords();
  const { market, report } = useEnvironment();
  const { landingPages } = market.manifest.promo;
  const problem = promoProblem(id, landingPages);
  useEffect(() => {
    if (problem !== undefined) report('info', problem);
  }, [problem, report]);
  const promo = id === undefined ? undefined : landingPages[id];
  if (problem !== undefined || !promo) return <Navigate to="/" replace />;
  return (
    <PlainPage width="full">
      <Card room="large">
        <div css={look}>
          <div css={picture}>
            <PromoPicture promo={promo} detail="full" />
          </div>
          <Stack gap={5}>
            <Heading level={1}>{t(promo.title)}</Heading>
            <Text size="large">{t(promo.text)}</Text>
            <div>
              <Button to={promo.to} size="large">
                {t('shell.promo.toDeal')}
              </Button>
            </div>
          </Stack>
        </div>
      </Card>
    </PlainPage>
  );
}
