import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { beginRefusal, envelopeOf } from '../plugins/envelope.ts';

// It loads no other file: an overloaded server has no time for more.
const style = `
body{margin:0;display:grid;place-content:center;min-height:100vh;padding:24px;box-sizing:border-box;text-align:center;
background:#fff;color:#191f28;word-break:keep-all;
font:16px/26px Pretendard,-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Noto Sans KR','Malgun Gothic',sans-serif}
h1{margin:0;font-size:26px;line-height:36px;letter-spacing:-.022em;text-wrap:balance}
p{margin:10px 0 28px;color:#4e5968;text-wrap:balance}
a{display:grid;margin:0 auto;place-items:center;width:170px;height:54px;border:1px solid transparent;border-radius:10px;box-sizing:border-box;background:#191f28;color:#fff;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid #8b95a1;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#17171c;color:#f2f4f6}p{color:#b0b8c1}a{background:#f2f4f6;color:#17171c}}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Replies to refused documents with a readable page; status and headers are those of the API's envelope. */
export function sendRefusalPage(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const code = beginRefusal(error, request, reply);
  const { message, description = message } = envelopeOf(code, error);
  const title = code === '4290' ? '잠시 뒤에 다시 열어 주세요' : '화면을 보여 드리지 못했어요';
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(
      `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${description}</p><a href="">다시 열기</a></main></body></html>`,
    );
}
