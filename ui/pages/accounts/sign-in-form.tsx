import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import fillers from 'virtual:slots/sign-in-form';
import { Skeleton } from '../../components/skeleton.tsx';
import { fillersOf } from '../../slots/fillers.ts';
import { type AnyPart, SlotPart } from '../../slots/slot.tsx';
import type { SignInForm as SignInFormSlot } from '../../slots/slots.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { PanelFailure } from '../shell/panel-failure.tsx';
import { SocialButtons } from './social-buttons.tsx';

/** The plugin of the market's way to sign in that has a form of this name; undefined where it has none. */
export const useFormPlugin = (form: string | undefined) => {
  const app = useApp();
  return fillersOf(app, fillers).find(
    ({ filler: { keys } }) => form !== undefined && keys.includes(form),
  );
};

interface SignInFormProps extends Pick<SignInFormSlot, 'from' | 'done'> {
  readonly form: string;
  readonly more?: SignInFormSlot['more'];
}

/** A form of the market's way to sign in; a message in its place where it fails [ENG-23]. */
export const SignInForm = ({ form, from, done, more }: SignInFormProps): ReactNode => {
  const plugin = useFormPlugin(form);
  const { base } = useEnvironment().market.manifest.account;
  const navigate = useNavigate();
  if (!plugin) return <PanelFailure />;
  const given: SignInFormSlot = {
    from,
    done,
    more,
    open: (next) =>
      void navigate(`${base}/?form=${encodeURIComponent(next)}`, {
        replace: true,
        state: { from },
      }),
    social: <SocialButtons from={from} />,
  };
  return (
    <SlotPart
      key={form}
      slot="sign-in-form"
      plugin={plugin}
      partOf={({ signInForms }) => signInForms?.[form] as AnyPart | undefined}
      given={given}
      waiting={<Skeleton lines={5} />}
      failed={<PanelFailure />}
    />
  );
};
