import { observable, runInAction } from 'mobx';
import type { NativeApp } from '../../core/shell/ports.ts';
import type { AppBridge } from '../../core/webview/app-bridge.ts';
import {
  agreeWith,
  type Agreement,
  notGreeted,
  pageCapabilities,
  spoken,
} from '../../core/webview/greeting.ts';
import { capabilityOf } from '../../core/webview/message-capability.ts';
import type { MessageFromApp } from '../../schemas/types/webview/messages.ts';

type Hear = (message: MessageFromApp) => void;

/**
 * Greets the app, and lets through only what both have accepted: without a greeting nothing but the messages of
 * version 1 [HST-03, HST-04].
 */
export const greetingWithApp = (
  bridge: AppBridge,
): Pick<NativeApp, 'accepts' | 'greet' | 'post'> => {
  const agreement = observable.box<Agreement>(notGreeted, { deep: false });
  const hearers = new Set<Hear>();
  let listens = false;

  const accepts: NativeApp['accepts'] = (capability) =>
    agreement.get().capabilities.includes(capability);

  const isAccepted = (message: Parameters<typeof capabilityOf>[0]): boolean => {
    const needed = capabilityOf(message);
    return needed === undefined || accepts(needed);
  };

  const take: Hear = (message) => {
    if (message.type === 'CAPABILITIES') {
      const { version, capabilities } = agreeWith(message.payload);
      bridge.post({ type: 'ACCEPTED', payload: { version, capabilities: [...capabilities] } });
      runInAction(() => agreement.set({ version, capabilities }));
      return;
    }
    if (!isAccepted(message)) return;
    for (const hear of hearers) hear(message);
  };

  return {
    accepts,
    post(message) {
      if (isAccepted(message)) bridge.post(message);
    },
    greet(hear) {
      hearers.add(hear);
      if (!listens) bridge.listen(take);
      listens = true;
      const payload = { ...spoken, capabilities: [...pageCapabilities] };
      bridge.post({ type: 'READY', payload });
      return () => void hearers.delete(hear);
    },
  };
};
