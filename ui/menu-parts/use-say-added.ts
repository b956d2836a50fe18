import { useCallback } from 'react';
import { useApp } from '../store-context.tsx';

/** How long the word of what was added stays, in milliseconds. */
const noticeMs = 3000;

/** Says that something is in the basket now, or was changed there. */
export function useSayAdded(): (title: string, isChanged: boolean) => void {
  const { notifications } = useApp();
  return useCallback(
    (title, isChanged) =>
      notifications.raise({
        id: 'menu-added',
        type: 'success',
        message: isChanged ? 'menu.saved' : 'menu.added',
        values: { title },
        timeOut: noticeMs,
      }),
    [notifications],
  );
}
