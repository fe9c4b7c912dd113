import { type Html, html, toolPage } from '../html.ts';
import type { MailSwitches } from './mail-switches.ts';
import type { SentMail } from './outbox.ts';

const moment = (at: number): string => new Date(at).toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' });

const mailRow = ({ id, at, to, subject }: SentMail): Html => html`
<tr><td>${moment(at)}</td><td>${to}</td><td><a href="/outbox/${id}">${subject || '(제목 없음)'}</a></td></tr>`;

const switchField = (name: keyof MailSwitches, label: string, value: number): Html => html`
<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="number" min="0" value="${value}"></div>`;

/** Every mail that the malls have sent, and the switches. */
export function outboxPage(mails: readonly SentMail[], { busy, refuse }: MailSwitches): string {
  const list = html`
<div class="scroll" tabindex="0" role="group" aria-label="메일 목록"><table>
<thead><tr><th scope="col">시각</th><th scope="col">받는 사람</th><th scope="col">제목</th></tr></thead>
<tbody>${mails.map(mailRow)}</tbody>
</table></div>
<form method="post" action="/outbox/clear"><button class="quiet">모두 지우기</button></form>`;
  return toolPage(
    '보낸 메일함',
    html`
<h1>보낸 메일함</h1>
${mails.length === 0 ? html`<p>아직 보낸 메일이 없어요. 쇼핑몰에서 주문하면 여기에 나타나요.</p>` : list}
<h2>문제 일으키기</h2>
<form method="post" action="/outbox/switches" class="switches">
${switchField('busy', '다음 메일 미루기(통)', busy)}
${switchField('refuse', '다음 메일 거절(통)', refuse)}
<button>적용</button>
</form>`,
  );
}

/** One mail: as a mail program shows it, and as plain text. */
export const mailPage = ({ id, at, from, replyTo, to, subject, text }: SentMail): string =>
  toolPage(
    subject,
    html`
<p><a href="/outbox">← 보낸 메일함</a></p>
<h1>${subject}</h1>
<p class="hint">보낸 사람 ${from}<br>회신 주소 ${replyTo}<br>받는 사람 ${to}<br>시각 ${moment(at)}</p>
<h2>HTML</h2>
<iframe class="mail" src="/outbox/${id}/html" title="HTML 본문"></iframe>
<h2>일반 글</h2>
<pre class="mail" tabindex="0">${linked(text)}</pre>`,
  );

/** Turns the addresses in a plain text into links, as a mail program does. */
const linked = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>` : html`${part}`,
    );
