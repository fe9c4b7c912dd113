import { sanitiseHtml } from '@mall/db/sanitise-html';
import { formatWon } from '@mall/domain/money';
import type { Mall } from '../plugins/mall.repository.ts';
import type { MailContent, MailPart, MailProduct } from './mail-content.ts';
import type { MailLinks } from './mail-links.ts';
import { Markup, markup } from './markup.ts';
import { refusalWords } from './refusal-words.ts';
import { senderLines } from './sender-lines.ts';
import { type ThemeColours, themeColours } from './theme-colours.ts';

type Look = { readonly colours: ThemeColours; readonly links: MailLinks };

const fonts = "Pretendard, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', sans-serif";

/** The mail as HTML: tables and inline styles only, because all mail programs support them. */
export function mailHtml(mall: Mall, links: MailLinks, { subject, heading, parts, advertising }: MailContent): string {
  const colours = themeColours[mall.style];
  const { brand, onBrand, brandWeak, text, text2, line } = colours;
  const preview = parts.find((part) => part.kind === 'paragraph')?.text ?? '';
  return markup`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${brandWeak};word-break:keep-all;overflow-wrap:anywhere">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${brandWeak}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;color:${text};font-family:${fonts};font-size:15px;line-height:24px">
<tr><td style="padding:18px 28px;background:${brand}"><a href="${links.home}" style="color:${onBrand};font-size:18px;font-weight:700;text-decoration:none">${mall.name}</a></td></tr>
<tr><td style="padding:32px 28px 8px"><h1 style="margin:0;font-size:24px;line-height:34px;font-weight:700">${heading}</h1></td></tr>
${parts.map((part) => renderPart({ colours, links }, part))}
<tr><td style="padding:20px 28px 28px;border-top:1px solid ${line};color:${text2};font-size:13px;line-height:20px">${senderLines(mall).map((one) => markup`${one}<br>`)}${advertising ? renderRefusal({ colours, links }, advertising.refusalPath) : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>`.text;
}

const row = (content: Markup): Markup => markup`<tr><td style="padding:12px 28px">${content}</td></tr>
`;

function renderPart(look: Look, part: MailPart): Markup {
  const { brand, onBrand, brandText, text2 } = look.colours;
  switch (part.kind) {
    case 'paragraph':
      return row(markup`<p style="margin:0">${part.text}</p>`);
    case 'note':
      return row(markup`<p style="margin:0;color:${text2};font-size:13px;line-height:20px">${part.text}</p>`);
    case 'article':
      return row(renderArticle(look, part.html));
    case 'facts':
      return row(renderFacts(look, part));
    case 'products':
      return row(
        markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${part.products.map((product) => renderProduct(look, product))}</table>`,
      );
    case 'button':
      return row(
        markup`<a href="${look.links.to(part.href)}" style="display:inline-block;padding:13px 24px;border-radius:8px;background:${brand};color:${onBrand};font-weight:700;text-decoration:none">${part.label}</a>`,
      );
    case 'link':
      return row(
        markup`<a href="${look.links.to(part.href)}" style="color:${brandText};font-weight:600">${part.label}</a>`,
      );
  }
}

/** Sanitised once more, whatever its source; its paths become absolute URLs. */
function renderArticle({ links }: Look, html: string): Markup {
  const whole = sanitiseHtml(html)
    .replace(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${links.to(path)}"`)
    .replace(/ src="(\/[^"]*)"/g, (_, path: string) => ` src="${links.onHost(path)}"`)
    .replace(/<img (?![^>]*style=)/g, '<img style="max-width:100%;height:auto" ');
  return new Markup(whole);
}

function renderRefusal({ colours, links }: Look, refusalPath: string): Markup {
  const href = links.onHost(refusalPath);
  const lines = refusalWords.map(
    ({ text, label }) => markup`${text} <a href="${href}" style="color:${colours.text2}">${label}</a><br>`,
  );
  return markup`<br>${lines}`;
}

function renderFacts({ colours }: Look, { title, rows }: Extract<MailPart, { kind: 'facts' }>): Markup {
  const { line, text2 } = colours;
  const cell = 'padding:5px 0;vertical-align:top;text-align:left';
  const body = rows.map(
    ([label, value]) =>
      markup`<tr><th scope="row" style="${cell};width:112px;color:${text2};font-weight:400">${label}</th><td style="${cell};font-weight:600">${value}</td></tr>`,
  );
  return markup`<h2 style="margin:0 0 4px;font-size:16px;line-height:24px">${title}</h2><table width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${line};padding-top:4px">${body}</table>`;
}

function renderProduct({ colours, links }: Look, { name, detail, image, amount }: MailProduct): Markup {
  const { line, text2 } = colours;
  const sum = amount === undefined ? '' : markup`<div style="font-weight:700">${formatWon(amount)}</div>`;
  return markup`<tr><td width="72" style="padding:12px 0;border-bottom:1px solid ${line};vertical-align:top"><img src="${links.picture(image)}" alt="${name}" width="72" height="72" style="display:block;border:0;object-fit:contain;font-size:12px;line-height:16px"></td><td style="padding:12px 0 12px 16px;border-bottom:1px solid ${line};vertical-align:top"><div style="font-weight:600">${name}</div><div style="color:${text2};font-size:13px;line-height:20px">${detail}</div>${sum}</td></tr>`;
}
