import type { FastifyInstance } from 'fastify';
import { type Html, html, page } from '../html.ts';

export const memberLookupPath = '/member-lookup';

/** A stand-in for the partner's page on which members of T-GATE malls look up a membership. */
export function memberLookupRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: Readonly<Record<string, string>> }>(memberLookupPath, (request, reply) => {
    const number = request.query['number']?.trim() ?? '';
    return reply.type('text/html; charset=utf-8').send(lookupPage(number));
  });
}

/** Numbers of this form count as known; no person is stored. */
const knownNumber = /^TG\d{6}$/i;

function resultOf(number: string): Html {
  if (number === '') return html``;
  if (knownNumber.test(number))
    return html`<p role="status"><b>${number.toUpperCase()}</b> · 이용 중인 회원이에요.</p>`;
  return html`<p class="error" role="alert">찾는 회원이 없어요. 회원번호를 확인해 주세요. 예: TG123456</p>`;
}

const lookupPage = (number: string): string =>
  page(
    'T-GATE 회원 조회',
    html`
<h1>T-GATE 회원 조회</h1>
<form method="get" action="${memberLookupPath}">
<div class="field">
<label for="number">회원번호</label>
<input id="number" name="number" value="${number}" autocomplete="off" required maxlength="20" aria-describedby="number-hint">
<p class="hint" id="number-hint">TG와 숫자 6자리예요. 예: TG123456</p>
</div>
<button>조회하기</button>
</form>
${resultOf(number)}`,
    '연습용 조회 화면이에요. 입력한 번호는 저장하지 않아요.',
  );
