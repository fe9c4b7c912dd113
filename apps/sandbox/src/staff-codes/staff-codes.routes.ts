import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { html, toolPage } from '../html.ts';

/** One of the demo staff, with the secret of their app. */
export type StaffSecret = { readonly name: string; readonly email: string; readonly secret: string };

type Options = { readonly file: string | undefined; readonly clock: () => Date };

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** The present codes of the demo staff's apps: only for this machine, whatever the sandbox listens on. */
export function staffCodesRoutes(app: FastifyInstance, { file, clock }: Options): void {
  const read = (): StaffSecret[] => (file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
  const codes = () => {
    const timestamp = clock().getTime();
    return read().map(({ secret, ...staff }) => ({
      ...staff,
      code: new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp }),
    }));
  };

  app.get('/staff-codes', (request, reply) => {
    if (!loopback.test(request.ip)) return reply.code(404).send({ message: '이 컴퓨터에서만 볼 수 있어요.' });
    const secondsLeft = Math.ceil(TOTP.remaining({ timestamp: clock().getTime() }) / 1000);
    // The page reloads for the next codes.
    reply.header('refresh', String(secondsLeft)).type('text/html; charset=utf-8');
    return reply.send(codesPage(codes(), secondsLeft));
  });
  app.get('/staff-codes/state', (request, reply) =>
    loopback.test(request.ip) ? reply.send({ staff: codes() }) : reply.code(404).send({ message: '' }),
  );
}

type Shown = Omit<StaffSecret, 'secret'> & { readonly code: string };

const row = ({ name, email, code }: Shown) => html`
<tr><td>${name}</td><td>${email}</td><td><strong>${code}</strong></td></tr>`;

const codesPage = (staff: readonly Shown[], secondsLeft: number): string =>
  toolPage(
    '관리자 인증 번호',
    html`
<h1>관리자 인증 번호</h1>
<p class="hint">연습용 운영자의 인증 앱에 지금 보이는 번호예요. ${secondsLeft}초 뒤에 바뀌어요. 한 번 쓴 번호는 다시 쓸 수 없어요.</p>
${
  staff.length === 0
    ? html`<p>연습용 운영자가 없어요.</p>`
    : html`
<div class="scroll" tabindex="0" role="group" aria-label="인증 번호 목록"><table>
<thead><tr><th scope="col">이름</th><th scope="col">메일</th><th scope="col">번호</th></tr></thead>
<tbody>${staff.map(row)}</tbody>
</table></div>`
}`,
  );
