import { Suspense } from 'react';
import { useEnvironment } from '../../use-environment.ts';
import { NativeAppTalk } from './late-parts.ts';

/** Talks with the native app around the page, where there is one. */
export const NativeAppPlace = () => {
  const { app } = useEnvironment().market.extensions.one('host');
  return app ? (
    <Suspense fallback={null}>
      <NativeAppTalk native={app} />
    </Suspense>
  ) : null;
};
