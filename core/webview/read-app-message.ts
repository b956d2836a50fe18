import type { MessageFromApp } from '../../schemas/types/webview/messages.ts';
import { readPayload } from './read-payload.ts';

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads a message as the page got it, by `schemas/webview/messages.schema.json`.
 * @returns undefined for what is no JSON text, and for messages of an unknown type or shape [WEB-04]
 */
export const readAppMessage = (data: unknown): MessageFromApp | undefined => {
  if (typeof data !== 'string') return undefined;
  const message = parsed(data);
  return readPayload(propertyOf(message, 'type'), propertyOf(message, 'payload'));
};
