import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';

/** What a button-like element does: call `onClick`, go to a page of the application (`to`) or to an address (`href`). */
export interface ActionProps {
  readonly to?: string | undefined;
  /** What the page that `to` leads to is told in its history state. */
  readonly state?: unknown;
  readonly href?: string | undefined;
  /** Opens an `href` in a new tab. */
  readonly newTab?: boolean | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly disabled?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
  /** Id of the form a submit button belongs to, where it stands outside of it. */
  readonly form?: string | undefined;
}

/** ARIA attributes and `data-` markers, handed on to the element. */
export type AriaProps = {
  readonly [
    name in keyof ComponentProps<'button'> as name extends
      | `aria-${string}`
      | 'id'
      | 'role'
      | 'tabIndex'
      | 'title'
      ? name
      : never
  ]?: ComponentProps<'button'>[name];
} & { readonly [name: `data-${string}`]: string | number | boolean | undefined };

/** A native button or link, whichever `to` and `href` make it. */
export function Action({
  to,
  state,
  href,
  newTab = false,
  type = 'button',
  disabled = false,
  ref,
  form,
  children,
  ...rest
}: ActionProps & AriaProps & { readonly children: ReactNode }) {
  if (disabled || (to === undefined && href === undefined)) {
    return (
      <button
        {...rest}
        ref={ref as Ref<HTMLButtonElement>}
        type={type}
        disabled={disabled}
        {...(form === undefined ? {} : { form })}
      >
        {children}
      </button>
    );
  }
  const linkRef = ref as Ref<HTMLAnchorElement>;
  if (to !== undefined) {
    return (
      <Link {...rest} ref={linkRef} to={to} state={state}>
        {children}
      </Link>
    );
  }
  const target = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...rest} {...target} ref={linkRef} href={href}>
      {children}
    </a>
  );
}
