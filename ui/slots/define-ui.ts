import type { ComponentType } from 'react';
import type { TierOf } from '../../client/kernel/environment.ts';
import type { ClientHalf } from '../../client/plugins/define-client.ts';
import type { Given, KeyedSlot, SlotName, SlotsOf } from './slots.ts';

/** What a plugin draws in a slot. */
type Part<Name extends SlotName, Options, Store> = ComponentType<Given<Name, Options, Store>>;

/** The parts of a keyed slot, where a store sees enough for it. */
type Keyed<Name extends KeyedSlot, Options, Store> =
  Name extends SlotsOf<TierOf<Store>>
    ? Readonly<Record<string, Part<Name, Options, Store>>>
    : never;

/**
 * A plugin's ui half: what it draws, and where. It loads with the first page that has one of its slots, in markets that
 * name the plugin. A part that throws, or does not load, is reported and shows nothing; the page around it goes on
 * [ENG-16].
 */
export interface UiHalf<Options, Store> {
  /** The plugin's state, where it has some. */
  readonly client?: ClientHalf;
  /** One part a slot; a store of a later tier cannot fill a slot of pages that come before it. */
  readonly slots?: {
    readonly [Name in Exclude<SlotsOf<TierOf<Store>>, KeyedSlot>]?: Part<Name, Options, Store>;
  };
  /** Forms by the stored code of their payment type. */
  readonly paymentForms?: Keyed<'payment-form', Options, Store>;
  /** Pages by their path below `/more/<plugin id>/`. */
  readonly pages?: Keyed<'page', Options, Store>;
  /** Pages of a way to sign in by their path below the base of the account paths. */
  readonly signInPages?: Keyed<'sign-in-page', Options, Store>;
  /** Forms of a way to sign in by their names. */
  readonly signInForms?: Keyed<'sign-in-form', Options, Store>;
}

/** The names under which a half says what fills the keyed slots. */
export const keyedParts = {
  'payment-form': 'paymentForms',
  page: 'pages',
  'sign-in-page': 'signInPages',
  'sign-in-form': 'signInForms',
} as const satisfies Record<KeyedSlot, keyof UiHalf<unknown, undefined>>;

/** Types the ui half of a plugin: with its options, and with its store where it has a client half. */
export const defineUi = <Options = Readonly<Record<string, unknown>>, Store = undefined>(
  half: UiHalf<Options, Store>,
): UiHalf<Options, Store> => half;
