import { type Action, mallRoles, permissions, type RoleCode } from '@mall/contracts/office/rights';
import { boundOf } from '@mall/domain/office/rights';
import { grouped } from '../../lib/numbers.ts';

export type CellKind = 'does' | 'sees' | 'two' | 'mall';

const letters: Readonly<Record<string, string>> = {
  Σ: '합계만 보기',
  r: '개인정보를 가리고 보기',
  R: '사유를 적고 개인정보 보기',
  W: '하기',
  w: '하기',
  E: '취소·철회하기',
  A: '다른 사람이 올린 것 결재하기',
  q: '결재 올리기',
  p: '제안하기',
  c: '확인하기',
  i: '초대하기',
};

/** The permissions in a cell of the table, in words. */
export const cellText = (cell: string): string => [...new Set([...cell].map((letter) => letters[letter]))].join(', ');

const boundsIn = (action: Action, role: RoleCode) =>
  permissions.filter((one) => one.startsWith(`${action}.`)).map((permission) => boundOf(role, permission));

/** The symbol of a cell; undefined for a role without the permission. */
export function cellKind(action: Action, role: RoleCode, cell: string): CellKind | undefined {
  if (cell === '–') return undefined;
  if (mallRoles.some((one) => one === role)) return 'mall';
  const waits = /[Aqp]/.test(cell) && !/[Ww]/.test(cell);
  if (waits || boundsIn(action, role).some(({ caseAbove }) => caseAbove !== undefined)) return 'two';
  return /[WwEi]/.test(cell) ? 'does' : 'sees';
}

const only: Readonly<Record<NonNullable<ReturnType<typeof boundOf>['only']>, string>> = {
  mallsThatShip: '직접 배송하는 몰만',
  ownCarrier: '담당 통신사만',
  phones: '휴대폰 문의만',
  notices: '공지만',
  joining: '가입 정책만',
  unlocked: '잠기지 않은 것만',
  priceBand: '정해진 가격 폭 안에서만',
  ownCost: '자기 비용으로만',
  ownAnnex: '자기 몰 부속 약관만',
  issuing: '나눠 주기만',
  compensation: '보상만',
  queues: '기다리는 일만',
  groupsOfFive: '5명이 넘는 합계만',
  roster: '명부만',
  listings: '진열과 가격만',
  contents: '콘텐츠만',
};

/** The bounds of a cell: the scope, and from which amount a second person decides. */
export function boundWords(action: Action, role: RoleCode): readonly string[] {
  const words = boundsIn(action, role).flatMap((bound) => [
    ...(bound.only ? [only[bound.only]] : []),
    ...(bound.atMost === undefined ? [] : [`${grouped(bound.atMost)}까지`]),
    ...(bound.caseAbove === undefined ? [] : [`${grouped(bound.caseAbove)} 넘으면 2인 승인`]),
  ]);
  return [...new Set(words)];
}
