import type { OutsideHosts } from '../../core/define-plugin.ts';
import type { CustomerMessaging, SessionMonitor } from '../../core/shell/visit-services.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

export const id = 'visit-scripts';

export interface VisitScriptOptions {
  /** Address of the script that records sessions; without it none is recorded. */
  readonly replay?: string;
  /** Address of the script that lets customers write to the chain. */
  readonly messaging?: string;
}

/** Records sessions by a script, which is told in its attributes to mask input and which visit it sees [SHL-77]. */
export const replayScript = ({ replay }: VisitScriptOptions): SessionMonitor => ({
  async start({ loadScript, masksInput, traceId }) {
    if (replay === undefined) return;
    await loadScript(replay, { 'mask-input': String(masksInput), 'trace-id': traceId });
  },
});

/** Customer messaging by a script [SHL-71]. */
export const messagingScript = ({ messaging }: VisitScriptOptions): CustomerMessaging => ({
  async start({ loadScript, traceId }) {
    if (messaging !== undefined) await loadScript(messaging, { 'trace-id': traceId });
  },
});

/** The hosts of the scripts a manifest names: they are loaded from there and send what they see there. */
export const scriptHosts = ({ plugins }: Pick<Manifest, 'plugins'>): OutsideHosts => {
  const { replay, messaging }: VisitScriptOptions =
    plugins.find((plugin) => plugin.id === id)?.options ?? {};
  const hosts = [replay, messaging].flatMap((script) => (script ? [new URL(script).origin] : []));
  return { scripts: hosts, calls: hosts };
};
