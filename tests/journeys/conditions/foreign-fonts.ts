import type { CDPSession, Page } from '@playwright/test';

interface DomNode {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly nodeValue: string;
  readonly children?: readonly DomNode[];
  readonly contentDocument?: DomNode;
}

const textNode = 3;

/** Elements that hold words themselves, in the page and the frames of its own origin. */
function wordBearers(node: DomNode): readonly DomNode[] {
  const children = [
    ...(node.children ?? []),
    ...(node.contentDocument ? [node.contentDocument] : []),
  ];
  const holds = children.some(
    ({ nodeType, nodeValue }) => nodeType === textNode && nodeValue.trim() !== '',
  );
  return [...(holds ? [node] : []), ...children.flatMap(wordBearers)];
}

const wordsOf = ({ children = [] }: DomNode): string =>
  children
    .map(({ nodeValue }) => nodeValue)
    .join(' ')
    .trim();

/** The typefaces of a node; none of one that the page has taken away meanwhile. */
const typefacesOf = async (session: CDPSession, nodeId: number) => {
  try {
    return (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
  } catch (error) {
    if (String(error).includes('Could not find node')) return [];
    throw error;
  }
};

/** The words on screen, frames included, with letters of a typeface that did not come from the site, by that typeface. */
export async function foreignLetters(page: Page, session: CDPSession): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  const bearers = wordBearers(root);
  const told = await Promise.all(
    bearers.map(async (node) => {
      const fonts = await typefacesOf(session, node.nodeId);
      return fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName }) => `${familyName}: ${wordsOf(node)}`);
    }),
  );
  return told.flat();
}

/** A session that is asked about the typefaces of a page. */
export async function fontSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return session;
}
