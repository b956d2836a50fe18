import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useParams, useSearchParams } from 'react-router-dom';
import { Page } from '../../components/layout.tsx';
import { keyedParts } from '../../slots/define-ui.ts';
import type { NamedFiller } from '../../slots/fillers.ts';
import { type AnyPart, SlotPart } from '../../slots/slot.tsx';
import type { Page as PageSlot } from '../../slots/slots.ts';
import { useApp } from '../../store-context.tsx';
import { PageLoader } from './page-loader.tsx';
import { PanelFailure } from './panel-failure.tsx';

const room = (theme: Theme): CSSObject => ({ paddingBlock: theme.space(10) });

interface PluginPageProps {
  readonly slot: 'page' | 'sign-in-page';
  readonly plugin: NamedFiller;
  /** Its path, as the half names it. */
  readonly path: string;
  /** Where such pages begin. */
  readonly base: string;
  /** What pages of the slot are given besides. */
  readonly besides?: object;
}

/** A whole page that a plugin brings; a message in its place where it fails [ENG-16]. */
export const PluginPage = observer(function PluginPage({
  slot,
  plugin,
  path,
  base,
  besides,
}: PluginPageProps) {
  const { session } = useApp();
  const { '*': _rest, ...params } = useParams();
  const [query] = useSearchParams();
  const given: PageSlot = { params, query, base, customerId: session.authentication?.id };
  return (
    <Page css={room}>
      <SlotPart
        key={`${plugin.id} ${path}`}
        slot={slot}
        plugin={plugin}
        partOf={(half) => half[keyedParts[slot]]?.[path] as AnyPart | undefined}
        given={{ ...given, ...besides }}
        waiting={<PageLoader />}
        failed={<PanelFailure />}
      />
    </Page>
  );
});
