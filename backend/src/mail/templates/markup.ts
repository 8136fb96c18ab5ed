import type { Language } from '../../contract/languages.js';
import { addressOf, MARK } from '../pictures.js';
import type { Block, Fact, MailContent } from './content.js';
import type { Footer } from './footer.js';

const FONT = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * The product's colours, repeated wherever they are used: mail readers know no custom properties.
 */
const INK = '#2a221a';
const SOFT = '#63594e';
const GREEN = '#095b41';
const LAMPLIGHT = '#fcebd2';

/** For readers that follow the system's theme; others show the colours of the inline styles. */
const DARK = `@media (prefers-color-scheme: dark) {
  .ground { background: #16120d !important }
  .card { background: #1e1a15 !important; border-color: #352f29 !important }
  .ink { color: #efebe2 !important }
  .soft { color: #b4ada1 !important }
  .line { border-color: #352f29 !important }
  .mark { color: #5fc199 !important }
  .button { background: #5fc199 !important; color: #02130c !important }
}`;

/** Tables and inline styles, which all mail readers show alike. */
export function markupOf(content: MailContent, footer: Footer, language: Language): string {
  const body = content.blocks.map(markup).join('\n');
  const pet = petRow(content.pet);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>:root { color-scheme: light dark }
${DARK}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fcf9f2">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preheader)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#fcf9f2">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;${FONT}">
<tr><td class="mark" style="padding:0 4px 16px;font-size:20px;font-weight:700;color:${GREEN}"><img src="${addressOf(MARK)}" alt="" width="32" height="32" style="vertical-align:middle;border-radius:9px"> <span style="vertical-align:middle">Zampa</span></td></tr>
${pet}<tr><td class="card" style="padding:28px 24px;background:#fffefc;border:1px solid #e3ddd4;border-radius:${pet === '' ? '14px' : '0 0 14px 14px'}">
${body}
<p class="soft" style="margin:24px 0 0;font-size:16px;line-height:1.6;color:${SOFT}">${escapeHtml(footer.signature)}</p>
</td></tr>
<tr><td class="soft" style="padding:20px 4px;font-size:13px;line-height:1.6;color:${SOFT}">
<p style="margin:0 0 8px">${escapeHtml(footer.why)}</p>
${footer.contact === null ? '' : `<p style="margin:0 0 8px">${escapeHtml(footer.contact)}</p>`}
<p style="margin:0">${footer.links.map(footerLink).join(' · ')}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The pet on the sill of the card. It is drawn in lamplight, so the sill is lit in both themes. */
function petRow(pet: MailContent['pet']): string {
  if (pet === undefined) return '';
  const { picture, alt } = pet;
  return `<tr><td align="center" style="padding:18px 24px 0;background:${LAMPLIGHT};border-radius:14px 14px 0 0;line-height:0"><img src="${addressOf(picture)}" alt="${escapeHtml(alt)}" width="96" height="88" style="display:block"></td></tr>
`;
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

function markup(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.2;color:${INK}">${escapeHtml(block.text)}</h1>`;
    case 'text':
      return `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:${INK}">${escapeHtml(block.text)}</p>`;
    case 'facts':
      return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-size:16px;line-height:1.5">
${block.facts.map(factRow).join('\n')}
</table>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td class="button" style="border-radius:999px;background:${GREEN}"><a class="button" href="${escapeHtml(block.url)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:${GREEN};color:#f4fcf8;font-size:16px;font-weight:600;line-height:1.2;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
  }
}

const factRow = ([label, value]: Fact): string =>
  `<tr><th scope="row" align="left" class="soft line" style="padding:10px 12px 10px 0;border-top:1px solid #e3ddd4;font-weight:400;color:${SOFT}">${escapeHtml(label)}</th><td align="right" class="ink line" style="padding:10px 0;border-top:1px solid #e3ddd4;font-weight:600;color:${INK}">${escapeHtml(value)}</td></tr>`;

const footerLink = ({ label, url }: Footer['links'][number]): string =>
  `<a class="soft" href="${escapeHtml(url)}" style="color:${SOFT};text-decoration:underline">${escapeHtml(label)}</a>`;
