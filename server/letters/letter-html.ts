import type { LetterContent, LetterRow } from '../../core/accounts/letter-content.ts';
import type { Theme } from '../../schemas/types/theme.ts';
import { escapeHtml } from '../shell/escape-html.ts';

/** How a market's letters look, and which language one is in. */
export interface LetterLook {
  /** Name of the chain, above what is written. */
  readonly name: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly theme: Pick<Theme, 'accent' | 'ink' | 'shape'>;
}

/** Typefaces that every mail program has: one that is loaded from elsewhere tells who reads. */
const typefaces = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const page = '#f4f3f1';
const card = '#ffffff';
const rule = '#e4e2df';

const paragraph = (text: string, more = ''): string =>
  `<p style="margin:0 0 16px;line-height:1.5;${more}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const codeBox = (code: string, { theme }: LetterLook): string =>
  [
    `<p style="margin:8px 0 24px;padding:16px;border-radius:${theme.shape.radius}px;background:${page};`,
    'font-size:28px;font-weight:700;letter-spacing:4px;text-align:center">',
    `${escapeHtml(code)}</p>`,
  ].join('');

function rowOf({ label, value, details = [], isTotal = false }: LetterRow): string {
  const cell = `padding:10px 0;border-top:1px solid ${rule};vertical-align:top;${
    isTotal ? 'font-weight:700;font-size:18px;' : ''
  }`;
  const more =
    details.length > 0
      ? `<br><span style="opacity:0.75;font-size:14px">${escapeHtml(details.join(' · '))}</span>`
      : '';
  return [
    `<tr><td style="${cell}">${escapeHtml(label)}${more}</td>`,
    `<td style="${cell}padding-left:16px;text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`,
  ].join('');
}

const tableOf = (rows: readonly LetterRow[]): string =>
  [
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px;font-size:16px">',
    ...rows.map(rowOf),
    '</table>',
  ].join('');

/**
 * A letter as a page in the market's theme [GTW-30]: as mail programs show it, so tables and styles in place, nothing that
 * is loaded, no script. Whatever is in it stands as text.
 */
export const letterHtml = (
  { heading, paragraphs, code, rows = [], closing = [] }: LetterContent,
  look: LetterLook,
): string => {
  const { accent, ink, shape } = look.theme;
  const parts = [
    `<h1 style="margin:0 0 20px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    ...(code === undefined ? [] : [codeBox(code, look)]),
    ...(rows.length > 0 ? [tableOf(rows)] : []),
    ...closing.map((text) => paragraph(text, 'font-size:14px;opacity:0.8;')),
  ];
  return [
    `<!doctype html><html lang="${escapeHtml(look.language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light">',
    `<title>${escapeHtml(heading)}</title></head>`,
    `<body style="margin:0;padding:0;background:${page};color:${ink};font-family:${typefaces};font-size:16px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">`,
    `<tr><td style="padding:0 8px 16px;font-size:20px;font-weight:700;color:${accent}">${escapeHtml(look.name)}</td></tr>`,
    `<tr><td style="padding:28px 24px 12px;background:${card};border-top:4px solid ${accent};border-radius:${shape.radius}px">`,
    ...parts,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('');
};
