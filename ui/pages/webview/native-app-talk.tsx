import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeHandedSession } from '../../../client/webview/take-handed-session.ts';
import { tellShop } from '../../../client/webview/tell-shop.ts';
import { isSitePath } from '../../../core/shell/allowed-address.ts';
import type { NativeApp } from '../../../core/shell/ports.ts';
import type { MessageFromApp } from '../../../schemas/types/webview/messages.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { applySafeAreas } from './apply-safe-areas.ts';
import { stepBack } from './step-back.ts';
import { useOutsideLinks } from './use-outside-links.ts';
import { useToldRoute } from './use-told-route.ts';
import { useToldTheme } from './use-told-theme.ts';

/** Greets the native app, does what it says and tells it what happens; draws nothing [HST-03, HST-04]. */
export default observer(function NativeAppTalk({ native }: { readonly native: NativeApp }) {
  const app = useApp();
  const environment = useEnvironment();
  const navigate = useNavigate();
  useToldRoute(native);
  useToldTheme(native);
  useOutsideLinks(native);
  const hear = useEffectEvent((message: MessageFromApp) => {
    switch (message.type) {
      case 'BACK_PRESSED':
        native.post({ type: 'BACK_ANSWERED', payload: { handled: stepBack(navigate) } });
        return;
      case 'DEEP_LINK':
        if (isSitePath(message.payload.path)) void navigate(message.payload.path);
        return;
      case 'SAFE_AREAS':
        applySafeAreas(message.payload);
        return;
      case 'SIGN_IN':
        void takeHandedSession(app, environment, message.payload);
        return;
      // Heard where they are asked for.
      case 'CAPABILITIES':
      case 'LOCATION_PERMISSION':
      case 'TRACKING_PERMISSION':
    }
  });
  useEffect(() => tellShop(app, environment, native), [app, environment, native]);
  useEffect(() => native.greet((message) => hear(message)), [native]);
  return null;
});
