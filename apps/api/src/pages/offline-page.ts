import { imageBase } from '../modules/layout/get-layout.ts';
import type { Mall } from '../plugins/mall.repository.ts';
import { escapeHtml } from './escape-html.ts';

/** Shown where a page cannot be loaded: in the mall's theme, with what was seen last; reopens by itself (apps/web/public/offline.js). */
export function offlinePage({ title, logo, name }: Mall, brand: string): string {
  return `<!doctype html><html lang="ko" style="--brand:${brand}"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="robots" content="noindex" />
<title>인터넷 연결이 끊겼어요 | ${escapeHtml(title)}</title>
<link rel="stylesheet" href="/offline.css" /><script src="/offline.js" defer></script></head>
<body><header><img src="${imageBase}/${escapeHtml(logo)}" alt="" width="36" height="36" /><b>${escapeHtml(name)}</b></header>
<main><div class="notice"><img src="${imageBase}/objects/brokenplug.480.webp" alt="" width="160" height="160" />
<h1>인터넷 연결이 끊겼어요</h1><p>와이파이나 데이터를 켜 주세요.<br />연결되면 이 화면이 저절로 열려요.</p>
<button type="button" id="retry">다시 시도</button><p id="state" role="status"></p></div>
<section id="products" hidden><h2>마지막으로 본 상품</h2><ul></ul><p>가격과 재고는 연결되면 다시 확인해요.</p></section>
<section id="pages" hidden><h2>최근에 본 화면</h2><ul></ul></section></main></body></html>`;
}
