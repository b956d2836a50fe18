import { bootDataElementId } from '../../core/shell/boot-data.ts';

const element = new RegExp(`<link[^>]* id="${bootDataElementId}"[^>]* href="([^"]*)"[^>]*>`, 'u');

/** How a page names what it starts from; undefined where it holds that itself. */
export function bootLinkIn(
  html: string,
): { readonly link: string; readonly address: string } | undefined {
  const [link, address] = element.exec(html) ?? [];
  return link === undefined || address === undefined ? undefined : { link, address };
}

/**
 * A page as it is where it holds what it starts from itself.
 * @param read fetches the text at an address that the page names
 */
export async function withBootInside(
  html: string,
  read: (address: string) => Promise<string>,
): Promise<string> {
  const named = bootLinkIn(html);
  if (!named) return html;
  const json = (await read(named.address)).replaceAll('<', '\\u003c');
  const inside = `<script type="application/json" id="${bootDataElementId}">${json}</script>`;
  return html.replace(named.link, () => inside);
}
