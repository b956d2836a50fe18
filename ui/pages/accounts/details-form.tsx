import { observer } from 'mobx-react-lite';
import { Form } from '../../components/form.tsx';
import { DetailsFields } from './details-fields.tsx';
import { useDetails } from './use-details.ts';

interface DetailsFormProps {
  readonly mobile?: string;
  readonly submitLabel: string;
  readonly onDone: () => void;
}

/** Asks who has just made an account for their details [ACC-18]. */
export const DetailsForm = observer(function DetailsForm({
  mobile,
  submitLabel,
  onDone,
}: DetailsFormProps) {
  const details = useDetails({ mobile, onDone });
  return (
    <Form form={details.form} submitLabel={submitLabel}>
      <DetailsFields details={details} />
    </Form>
  );
});
