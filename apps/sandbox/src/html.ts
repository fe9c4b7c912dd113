/** Markup that is safe to send. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = Html | string | number | readonly Html[];
const textOf = (value: Value): string => {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value).replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark);
  }
  return value.map(({ text }) => text).join('');
};

/** A template whose values are escaped, unless they are markup themselves. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.reduce((text, part, index) => text + textOf(values[index - 1] ?? '') + part));

export const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`;

/** A whole page; every screen says that this is a sandbox. */
export const page = (
  title: string,
  content: Html,
  banner: Html | string = '연습용 결제창이에요. 실제 돈은 빠져나가지 않아요.',
): string =>
  html`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<header class="banner">${banner}</header>
<main>${content}</main>
</body>
</html>`.text;

/** A page for people trying the malls out, with links to the other tool pages. */
export const toolPage = (title: string, content: Html): string =>
  page(
    title,
    content,
    html`<nav><a href="/control">결제 연습장</a> <a href="/outbox">보낸 메일함</a> <a href="/staff-codes">관리자 인증 번호</a></nav>`,
  );
