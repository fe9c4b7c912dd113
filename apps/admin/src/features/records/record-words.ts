import type { AccessRow } from '@mall/contracts/office/records';
import type { Tone } from '../../kit/badge.tsx';

/** What staff do with personal data, and sign-ins; red for data that leaves the company, and for failures. */
export const taskWords: Readonly<Record<AccessRow['task'], string>> = {
  LIST: '목록 보기',
  VIEW: '상세 보기',
  UNMASK: '개인정보 열람',
  CHANGE: '수정',
  DELETE: '삭제',
  PRINT: '인쇄',
  EXPORT: '개인정보 내려받기',
  LOOK_AS: '회원 화면 보기',
  SIGN_IN: '로그인',
  SIGN_IN_FAILED: '로그인 실패',
  SIGN_OUT: '로그아웃',
};
export const taskTones: Readonly<Partial<Record<AccessRow['task'], Tone>>> = {
  UNMASK: 'warn',
  PRINT: 'warn',
  LOOK_AS: 'warn',
  EXPORT: 'err',
  SIGN_IN_FAILED: 'err',
};

/** The people whose data was shown: 회원 41, 회원 41 외 99명. */
export function peopleText(subjects: readonly number[]): string {
  const [first, ...others] = subjects;
  if (first === undefined) return '–';
  return others.length === 0 ? `회원 ${first}` : `회원 ${first} 외 ${others.length}명`;
}
