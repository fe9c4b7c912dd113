import { randomUUID } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { findMemberName } from '../member.repository.ts';
import { hashSecret } from '../session/issue-tokens.ts';
import { endLooks, endOldLooks } from './end-looks.ts';
import { insertLook } from './look.repository.ts';

/** How long staff look as a member, milliseconds. */
const lookLifetime = 15 * 60_000;

type Beginning = {
  readonly memberNo: number;
  readonly contactNo: number;
  readonly staff: { readonly staffNo: number; readonly name: string };
};

/**
 * Begins a look as a member: a read-only session, replacing an earlier one of the same contact. Returns the code by which the mall's
 * host takes it over. Error 4094: these staff look as another member, or the member could not sign in.
 */
export async function beginLook(
  { clock, random }: Pick<Dependencies, 'clock' | 'random'>,
  transaction: MallTransaction,
  mall: Pick<Mall, 'guestMemberNo'>,
  { memberNo, contactNo, staff }: Beginning,
): Promise<{ code: string; endsAt: Date }> {
  // The visitors of a marketing mall share one guest: what one of them sees belongs to nobody.
  if (memberNo === mall.guestMemberNo || !(await findMemberName(transaction, memberNo)))
    throw new AppError('4094', { description: '휴면이거나 이용이 제한된 회원의 화면은 볼 수 없어요.' });
  const beganAt = clock();
  await endOldLooks(transaction, beganAt);
  await endLooks(transaction, { contactNo, at: beganAt });
  const code = random(32).toString('base64url');
  const endsAt = new Date(beganAt.getTime() + lookLifetime);
  const { staffNo, name: staffName } = staff;
  const look = {
    sessionId: randomUUID(),
    memberNo,
    contactNo,
    staffNo,
    staffName,
    codeHash: hashSecret(code),
    beganAt,
    endsAt,
  };
  if (!(await insertLook(transaction, look)))
    throw new AppError('4094', { description: '다른 회원의 화면을 보고 있어요. 그 상담에서 먼저 닫아 주세요.' });
  return { code, endsAt };
}
