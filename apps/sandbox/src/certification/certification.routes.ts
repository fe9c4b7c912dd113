import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  carriers,
  donePage,
  type FieldError,
  formPage,
  practiceCode,
  resultForm,
  type Typed,
  unreadablePage,
} from './certification-pages.ts';
import {
  type CertificationRequest,
  type CertificationSettings,
  createCertificationSeal,
} from './certification-seal.ts';

type Request = { Querystring: { tr_cert?: string } };
type Posted = { Body: Typed };

/** The pop-up of the phone certification service: a form, and the way back with the sealed result. It stores nothing. */
export function certificationRoutes(app: FastifyInstance, settings: CertificationSettings, clock: () => Date): void {
  const seal = createCertificationSeal(settings, clock);
  const send = (reply: FastifyReply, text: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').send(text);
  const leaveForm = async ({ trUrl, certNum }: CertificationRequest) =>
    resultForm(trUrl, await seal.write({ certNum, result: 'N' }), '인증 취소', 'quiet');

  app.get<Request>('/certification', async (request, reply) => {
    const sealed = request.query.tr_cert ?? '';
    const claims = await seal.read(sealed);
    if (!claims) return send(reply, unreadablePage(), 400);
    const { name, birthDay, phoneNo } = claims;
    return send(reply, formPage({ sealed, leave: await leaveForm(claims), typed: { name, birthDay, phoneNo } }));
  });

  app.post<Posted>('/certification', async (request, reply) => {
    const { tr_cert: sealed = '', ...typed } = request.body;
    const claims = await seal.read(sealed);
    if (!claims) return send(reply, unreadablePage(), 400);
    const error = errorIn(typed);
    if (error) return send(reply, formPage({ sealed, leave: await leaveForm(claims), typed, error }), 422);
    const result = await seal.write({ certNum: claims.certNum, result: 'Y', ...personOf(typed) });
    return send(reply, donePage(resultForm(claims.trUrl, result, '확인')));
  });
}

const digitsOf = (typed: string | undefined): string => (typed ?? '').replaceAll(/\D/g, '');

function errorIn({ name, birthDay, gender, phoneCorp, phoneNo, code }: Typed): FieldError | undefined {
  if (!name?.trim()) return { field: 'name', message: '이름을 입력해 주세요.' };
  if (!isDay(digitsOf(birthDay))) return { field: 'birthDay', message: '생년월일 여덟 자리를 입력해 주세요.' };
  if (!/^[MF]$/.test(gender ?? '')) return { field: 'birthDay', message: '성별을 골라 주세요.' };
  if (!/^01\d{8,9}$/.test(digitsOf(phoneNo)) || !carriers.has(phoneCorp ?? '')) {
    return { field: 'phoneNo', message: '휴대폰 번호를 입력해 주세요.' };
  }
  if (digitsOf(code) !== practiceCode) return { field: 'code', message: '인증번호가 맞지 않아요. 다시 입력해 주세요.' };
  return undefined;
}

function isDay(digits: string): boolean {
  const day = digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  return day.length === 10 && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true;
}

/** CI and DI are the same for a person at every certification, whatever their phone and their present name. */
function personOf({ name = '', formerName = '', birthDay, gender = '', phoneCorp = '', phoneNo }: Typed) {
  const person = `${formerName.trim() || name.trim()}|${digitsOf(birthDay)}|${gender}`;
  return {
    ...{ name: name.trim(), birthDay: digitsOf(birthDay), gender, phoneCorp, phoneNo: digitsOf(phoneNo) },
    CI: createHash('sha512').update(person).digest('base64'),
    DI: createHash('sha256').update(`mall|${person}`).digest('base64'),
  };
}
