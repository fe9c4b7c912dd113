import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { html, page } from '../html.ts';
import { findAddresses } from './addresses.ts';

const script = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
const widget = script('widget.js');
const pick = script('pick.js');

/** A stand-in for the postcode widget: its script, and the page that the script shows in a frame. */
export function postcodeRoutes(app: FastifyInstance): void {
  const javascript = 'text/javascript; charset=utf-8';
  app.get('/postcode/widget.js', (_request, reply) =>
    reply.type(javascript).header('cross-origin-resource-policy', 'cross-origin').send(widget),
  );
  app.get('/postcode/pick.js', (_request, reply) => reply.type(javascript).send(pick));
  app.get<{ Querystring: { q?: string } }>('/postcode/search', (request, reply) => {
    const { q = '' } = request.query;
    return reply.type('text/html; charset=utf-8').send(searchPage(q));
  });
}

function searchPage(query: string): string {
  const found = query.trim() === '' ? [] : findAddresses(query);
  return page(
    '우편번호 찾기',
    // The script comes first, so that a click works as soon as something is visible.
    html`<script src="/postcode/pick.js"></script>
<h1>우편번호 찾기</h1>
<form method="get" action="/postcode/search" class="field">
<label for="q">도로명, 건물 이름 또는 지번</label>
<input id="q" name="q" value="${query}" autocomplete="off">
<button>찾기</button>
</form>
<p role="status">${query.trim() === '' ? '예: 모아온로 100' : `${found.length}곳을 찾았어요.`}</p>
<ul class="found">${found.map(
      (address) =>
        html`<li><button type="button" data-address="${JSON.stringify(address)}">${address.zonecode} ${address.roadAddress} ${address.buildingName}</button></li>`,
    )}</ul>`,
    '연습용 우편번호 찾기예요. 주소는 모두 지어낸 것이에요.',
  );
}
