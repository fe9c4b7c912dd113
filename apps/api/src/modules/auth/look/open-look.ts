import { AppError } from '@mall/contracts/errors';
import type { OpenedLook } from '@mall/contracts/look';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { recordSecurityEvent } from '../../security/record-security-event.ts';
import { hashSecret } from '../session/issue-tokens.ts';
import * as repository from './look.repository.ts';

/** How long the way from the office to the mall's host may take, milliseconds. */
const codeLifetime = 60_000;

/** Exchanges the code of a look for its session, once. Error 4040: used, too old, ended or of another mall. */
export async function openLook(
  { clock, accessTokens }: Pick<Dependencies, 'clock' | 'accessTokens'>,
  transaction: MallTransaction,
  { mallId, salesType: memberType }: Mall,
  code: string,
): Promise<OpenedLook> {
  const at = clock();
  const since = new Date(at.getTime() - codeLifetime);
  const look = await repository.openLook(transaction, { codeHash: hashSecret(code), since });
  if (!look)
    throw new AppError('4040', { description: '이미 열었거나 여는 시간이 지났어요. 상담에서 다시 열어 주세요.' });
  const { memberNo, sessionId, staffNo, staffName, endsAt } = look;
  await recordSecurityEvent(transaction, {
    ...{ kind: 'LOOKED_AT', memberNo, sessionId, actor: `STAFF ${staffNo}` },
    ...{ reason: null, happenedAt: at },
  });
  const session = { memberNo, mallId, memberType, sessionId, hasTemporaryPassword: false, isLook: true };
  const secondsLeft = Math.floor((endsAt.getTime() - at.getTime()) / 1000);
  return { accessToken: await accessTokens.sign(session, secondsLeft), staffName, endsAt: endsAt.toISOString() };
}
