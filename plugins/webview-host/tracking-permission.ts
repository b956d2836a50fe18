import { observable, runInAction } from 'mobx';
import type { TrackingPermissionStatus } from '../../schemas/types/webview/messages.ts';
import type { AppPlatform, TrackingPermission } from '../../core/shell/ports.ts';
import type { AppBridge } from '../../core/webview/app-bridge.ts';

/**
 * Whether a visitor may be followed as far as the system of their device is concerned [WEB-07]. Apple's has to allow
 * it, and until it answers it does not; Android's has no such question, so that only a refusal counts.
 */
export const allowsTracking = (
  platform: AppPlatform,
  status: TrackingPermissionStatus | undefined,
): boolean =>
  platform === 'ios' ? status === 'authorized' : status !== 'denied' && status !== 'restricted';

/** Asks the app, and takes every answer: visitors change their minds in the settings of their device [WEB-06]. */
export const trackingPermission = (
  bridge: AppBridge,
  platform: AppPlatform,
): TrackingPermission => {
  const status = observable.box<TrackingPermissionStatus>();
  let listens = false;
  return {
    get isAllowed() {
      return allowsTracking(platform, status.get());
    },
    ask() {
      if (!listens) {
        bridge.listen(({ type, payload }) => {
          if (type === 'TRACKING_PERMISSION') runInAction(() => status.set(payload.status));
        });
      }
      listens = true;
      bridge.post({ type: 'TRACKING_PERMISSION_REQUEST', payload: {} });
    },
  };
};
