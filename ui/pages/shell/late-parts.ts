/** What ends a session, for a visitor who has been away for long. */
export const loadEndSession = async () =>
  (await import('../../../client/shell/end-session.ts')).endSession;
