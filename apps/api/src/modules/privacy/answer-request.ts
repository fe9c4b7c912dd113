import { AppError, fieldError } from '@mall/contracts/errors';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { withdraw } from '../member/withdraw.ts';
import { lockOpenRequest, type PrivacyKind, updateAnswered, updateIdentity } from './privacy.repository.ts';

type Recorded = Pick<Dependencies, 'database' | 'clock'>;
type Answer = { readonly requestNo: number; readonly staffNo: number };

const answered = () => new AppError('4090', { description: '이미 답한 요청이에요.' });

/** Records what was done, or why it is refused; 4090 once it is answered. */
export const answerRequest = (
  { database, clock }: Recorded,
  mall: Mall,
  { requestNo, staffNo, isRefused, answer }: Answer & { readonly isRefused: boolean; readonly answer: string },
): Promise<void> =>
  inMall(database, mall, async (transaction) => {
    const state = isRefused ? 'REFUSED' : 'DONE';
    const isAnswered = await updateAnswered(transaction, {
      ...{ requestNo, state, answer, answeredBy: staffNo, answeredAt: clock() },
    });
    if (!isAnswered) throw answered();
  });

type Correction = Answer & { readonly name: string; readonly phone: string; readonly answer: string };

/** Enters the requested correction, and answers the request with it. Errors: 4090; 4220 nothing to enter, or no phone number. */
export function correctIdentity({ database, clock }: Recorded, mall: Mall, correction: Correction): Promise<void> {
  const { requestNo, staffNo, answer } = correction;
  const name = correction.name.trim();
  const phone = correction.phone.replace(/\D/g, '');
  if (name === '' && phone === '') throw fieldError('name', '고칠 이름이나 전화번호를 적어 주세요.');
  if (phone !== '' && !/^01\d{8,9}$/.test(phone))
    throw fieldError('phone', '010으로 시작하는 휴대폰 번호를 적어 주세요.');
  return inMall(database, mall, async (transaction) => {
    const request = await lockOpenRequest(transaction, requestNo);
    if (request?.kind !== 'CORRECT') throw answered();
    await updateIdentity(transaction, request.memberNo, { ...(name && { name }), ...(phone && { phone }) });
    await updateAnswered(transaction, {
      ...{ requestNo, state: 'DONE', answer, answeredBy: staffNo, answeredAt: clock() },
    });
  });
}

/** The member of the request; one who has left already is only told so. */
type Asking = { readonly memberNo: number; readonly hasLeft: boolean };

/** The number of the member of an open request of this kind; 4090 without one. */
export async function memberOfOpen(
  { database }: Pick<Dependencies, 'database'>,
  mall: Mall,
  { requestNo, kind }: { readonly requestNo: number; readonly kind: PrivacyKind },
): Promise<Asking> {
  const request = await inMall(database, mall, (transaction) => lockOpenRequest(transaction, requestNo));
  if (request?.kind !== kind) throw answered();
  return { memberNo: request.memberNo, hasLeft: request.memberState === 'WITHDRAWN' };
}

/**
 * The member leaves as by their own withdrawal, and the request is answered with it. When a process dies in between, the member is erased, and
 * repeating the call answers the request. Errors: 4090; 4094 something is under way.
 */
export async function eraseMember(
  recorded: Dependencies,
  mall: Mall,
  { requestNo, staffNo, memberNo, hasLeft }: Answer & Asking,
): Promise<void> {
  if (!hasLeft) await withdraw(recorded, mall, { memberNo, reason: 'PRIVACY' });
  await answerRequest(recorded, mall, { requestNo, staffNo, isRefused: false, answer: '회원 정보를 지웠어요.' });
}
