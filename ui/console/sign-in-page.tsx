import type { CSSObject, Theme } from '@emotion/react';
import { useState } from 'react';
import type { ConsoleApi } from '../../client/operators/console-api.ts';
import type {
  OperatorProfile,
  OperatorSignInStep,
  OperatorWelcome,
} from '../../schemas/types/http/operators.ts';
import { Card } from '../components/card.tsx';
import { Heading } from '../components/heading.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { useWords } from '../words/words-context.tsx';
import { CodeStep } from './code-step.tsx';
import { WordsSwitch } from '../words/words-switch.tsx';
import { consoleLanguages } from './console-words.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const screen = (theme: Theme): CSSObject => ({
  ...theme.featureArea,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: theme.space(6),
  minHeight: theme.viewport.full,
  padding: theme.gutter,
});

const column = (theme: Theme): CSSObject => ({ width: `min(100%, ${theme.size.narrow})` });

interface SignInPageProps {
  readonly api: ConsoleApi;
  readonly onEnter: (profile: OperatorProfile) => void;
}

/** A password, then a code; the first time with a key for the app before it and recovery codes after it [OPR-20]. */
export function SignInPage({ api, onEnter }: SignInPageProps) {
  const { t } = useWords();
  const [step, setStep] = useState<OperatorSignInStep>();
  const [welcome, setWelcome] = useState<OperatorWelcome>();
  const enter = (answer: OperatorWelcome) => {
    if (answer.recoveryCodes) setWelcome(answer);
    else onEnter(answer.profile);
  };
  return (
    <main css={screen}>
      <div css={column}>
        <Stack gap={5}>
          <Row justify="space-between">
            <Heading level={1}>{t('signIn.title')}</Heading>
            <WordsSwitch label={t('frame.language')} languages={consoleLanguages} />
          </Row>
          <Card room="large">
            {welcome?.recoveryCodes ? (
              <RecoveryCodes
                codes={welcome.recoveryCodes}
                onDone={() => onEnter(welcome.profile)}
              />
            ) : step ? (
              <CodeStep step={step} api={api} onEnter={enter} onAgain={() => setStep(undefined)} />
            ) : (
              <PasswordStep api={api} onStep={setStep} />
            )}
          </Card>
        </Stack>
      </div>
    </main>
  );
}
