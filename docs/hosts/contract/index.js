// Generated from schemas/webview by tools/generate-reference.ts. Change those, not this.
// Version 2 of what Comanda's page and the app around it tell each other.

export const contractVersion = 2;
export const oldestVersion = 1;
