import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { DetailsFields } from './details-fields.tsx';
import { DetailsForm } from './details-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useDetails } from './use-details.ts';

interface JoiningFormProps {
  /** Mobile number that was given. */
  readonly mobile: string;
  readonly onDone: () => void;
}

/** The details of who joins in a restaurant; a guest signs up with them, in one form [ACC-09]. */
export const JoiningForm = observer(function JoiningForm({ mobile, onDone }: JoiningFormProps) {
  const { session } = useApp();
  const { t } = useWords();
  const [wasGuest] = useState(!session.isLoggedIn);
  const [isSaved, setSaved] = useState(true);
  const details = useDetails({ mobile, onDone });
  const submitLabel = t('accounts.inStore.submitDetails');
  // Who has signed up and whose details could not be saved gives them again.
  if (!wasGuest || !isSaved) {
    return <DetailsForm mobile={mobile} submitLabel={submitLabel} onDone={onDone} />;
  }
  return (
    <SignInForm
      form="signUp"
      from="/"
      done={() => void details.save().then(setSaved)}
      more={{ fields: <DetailsFields details={details} />, check: details.form.check, submitLabel }}
    />
  );
});
