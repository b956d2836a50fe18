import { DOMParser, type Element } from '@xmldom/xmldom';

/** A text as it stands between tags and in quotation marks. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The outermost element of a document; undefined for what is none. */
export function readXml(text: string): Element | undefined {
  const onError = (level: string, message: string): void => {
    if (level !== 'warning') throw new Error(message);
  };
  try {
    return (
      new DOMParser({ onError }).parseFromString(text, 'text/xml').documentElement ?? undefined
    );
  } catch {
    // What is no XML says nothing.
    return undefined;
  }
}

/** The first element of a name within another. */
export const within = (element: Element | undefined, name: string): Element | undefined =>
  element?.getElementsByTagName(name).item(0) ?? undefined;

export const textIn = (element: Element | undefined, name: string): string | undefined =>
  within(element, name)?.textContent?.trim();

export const attribute = (element: Element | undefined, name: string): string | undefined =>
  element?.getAttribute(name) ?? undefined;
