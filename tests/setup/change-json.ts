import { readFileSync, writeFileSync } from 'node:fs';

/** Changes what a JSON file says. */
export function changeJson<Content>(path: string, edit: (content: Content) => unknown): void {
  const content = edit(JSON.parse(readFileSync(path, 'utf8')) as Content);
  writeFileSync(path, JSON.stringify(content));
}
