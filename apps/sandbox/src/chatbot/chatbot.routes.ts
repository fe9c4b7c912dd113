import { readFileSync } from 'node:fs';
import { findFaqs } from '@mall/contracts/board-post';
import { type ChatVisit, chatVisit } from '@mall/contracts/chatbot';
import type { FastifyInstance } from 'fastify';
import { html, page } from '../html.ts';
import { findAnswers, findUsualQuestions, type MallAddress } from './find-answers.ts';

const fileOf = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
const script = fileOf('talk.js');
const styles = fileOf('talk.css');
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'";

/** A stand-in for a chat service: its window, and answers from the mall's frequent questions. */
export function chatbotRoutes(app: FastifyInstance, mall: MallAddress | undefined): void {
  app.get('/chatbot/talk.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.get('/chatbot/talk.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.get('/chatbot/window', async (request, reply) => {
    const visit = chatVisit.schema.safeParse(request.query);
    if (!visit.success) throw new Error('mallId and mallNm are needed; memNo, if any, is a whole number');
    const { mallId, ...names } = chatVisit.decode(visit.data);
    const questions = mall ? await findUsualQuestions(mall, mallId) : [];
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(windowPage({ mallId, ...names }, questions));
  });
  app.get('/chatbot/answers', async (request, reply) => {
    const input = findFaqs.query.schema.safeParse(request.query);
    if (!input.success) throw new Error('mallId and a question are needed');
    try {
      if (!mall) throw new Error('the address of the mall is not set');
      return { answers: await findAnswers(mall, findFaqs.query.decode(input.data)) };
    } catch (error) {
      return reply.code(502).send({ message: error instanceof Error ? error.message : '' });
    }
  });
}

const greetingOf = ({ mallName, memberNo }: ChatVisit): string =>
  `${mallName} ${memberNo === undefined ? '고객님' : '회원님'}`;

const windowPage = (visit: ChatVisit, questions: readonly string[]): string =>
  page(
    '챗봇 상담',
    html`
<link rel="stylesheet" href="/chatbot/talk.css">
<h1 class="unseen">챗봇 상담</h1>
<div id="log" class="talk" role="log" aria-label="대화" tabindex="0" data-mall="${visit.mallId}">
<p>안녕하세요, ${greetingOf(visit)}. 무엇이 궁금하세요? 자주 묻는 질문에서 답을 찾아 드려요.</p>
<ul class="usual" aria-label="자주 묻는 질문">${questions.map((question) => html`<li><button type="button">${question}</button></li>`)}</ul>
</div>
<form id="ask" class="ask">
<label for="question" class="unseen">궁금한 점</label>
<input id="question" maxlength="200" autocomplete="off" placeholder="예: 환불은 언제 되나요?">
<button>보내기</button>
</form>
<script src="/chatbot/talk.js"></script>`,
    '연습용 챗봇이에요. 자주 묻는 질문만 알아요.',
  );
