import type { ApplicationHold, ApplicationState } from '@mall/contracts/application-codes';
import type { ApplicationRow, OfficeApplication } from '@mall/contracts/office/applications';
import type { JoinType } from '@mall/contracts/wireless-codes';
import type { Tone } from '../../kit/badge.tsx';
import { dueText, spanText } from '../../lib/moments.ts';

export const stateTones: Readonly<Record<ApplicationState, Tone>> = {
  RECEIVED: 'plain',
  CERTIFIED: 'warn',
  APPROVED: 'info',
  ON_HOLD: 'warn',
  REJECTED: 'err',
  ACTIVATION_REQUESTED: 'info',
  ACTIVATED: 'vio',
  SHIPPED: 'info',
  DELIVERED: 'ok',
  CANCELLED: 'plain',
  WITHDRAWN: 'plain',
};

export const joinTones: Readonly<Record<JoinType, Tone>> = { NEW: 'info', TRANSFER: 'vio', CHANGE: 'plain' };

export const holdWords: Readonly<Record<ApplicationHold, string>> = {
  IDENTITY: '본인 확인',
  UNPAID: '미납 요금',
  LIMIT: '할부 한도',
  DOCUMENT: '서류 보완',
  OTHER: '그 밖의 확인',
};

export const checkWords: Readonly<Record<OfficeApplication['checks'][number]['kind'], string>> = {
  CERTIFIED: '본인인증',
  AGREED: '약관 동의와 서명',
  STOCK: '기기 확보',
  ARREARS: '미납 조회',
  ID_CARD: '신분증 진위 확인',
};

/** The deadline for the next step; nothing once it has ended. */
export const dueOf = ({ dueAt }: Pick<ApplicationRow, 'dueAt'>) => (dueAt === null ? undefined : dueText(dueAt));

const dayMilliseconds = 86_400_000;
/** The automatic end, shown in the last three days. */
export function expiryText({ expiresAt }: Pick<ApplicationRow, 'expiresAt'>): string {
  const left = expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) - Date.now();
  return left > 3 * dayMilliseconds ? '' : `${spanText(left)} 뒤 자동 취소`;
}

/** What it waits for, in a few words. */
const waitingWords: Readonly<Partial<Record<ApplicationState, string>>> = {
  RECEIVED: '본인인증 대기',
  CERTIFIED: '심사할 차례',
  APPROVED: '개통 요청할 차례',
  ACTIVATION_REQUESTED: '개통요청 보냄',
  ACTIVATED: '송장 입력',
};
export const waitingText = ({ state, hold }: Pick<ApplicationRow, 'state' | 'hold'>): string =>
  state === 'ON_HOLD' ? `보류 · ${holdWords[hold ?? 'OTHER']}` : (waitingWords[state] ?? '');

/** The button of a move, and the message after it. */
export const moveWords: Readonly<Record<ApplicationState, { readonly verb: string; readonly done: string }>> = {
  RECEIVED: { verb: '접수', done: '접수했어요' },
  CERTIFIED: { verb: '심사 대기로', done: '심사 대기로 바꿨어요' },
  APPROVED: { verb: '승인', done: '승인했어요' },
  ON_HOLD: { verb: '보류', done: '보류했어요' },
  REJECTED: { verb: '심사 불가', done: '심사 불가로 알렸어요' },
  ACTIVATION_REQUESTED: { verb: '개통 요청', done: '개통을 요청했어요' },
  ACTIVATED: { verb: '개통 완료', done: '개통을 마쳤어요' },
  SHIPPED: { verb: '발송하기', done: '발송했어요' },
  DELIVERED: { verb: '수령 확인', done: '수령했다고 적었어요' },
  CANCELLED: { verb: '신청 취소', done: '신청을 취소했어요' },
  WITHDRAWN: { verb: '계약 철회', done: '계약을 철회했어요' },
};

/** What the usual move does besides. */
export const consequenceOf = (moves: readonly ApplicationState[]): string => {
  const [next] = moves;
  if (next === 'APPROVED') return '회원에게 심사 결과 메일이 가요';
  if (next === 'ACTIVATED') return '회원에게 개통 메일이 가요';
  if (next === 'SHIPPED') return '회원에게 송장 번호를 메일로 보내요';
  return '';
};
