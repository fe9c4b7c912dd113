import type { TermCode } from '@mall/contracts/codes';
import { formatSignedWon } from './money.ts';
import { seoulMomentOf } from './seoul-day.ts';

/** A line of a signed document, and the section that contains it. */
export type ContractRow = { readonly label: string; readonly value: string; readonly isSum?: boolean };
export type ContractSection = { readonly title: string; readonly rows: readonly ContractRow[] };

export const row = (label: string, value: string): ContractRow => ({ label, value });
export const won = (label: string, amount: number, isSum = false): ContractRow => ({
  label,
  value: formatSignedWon(amount),
  isSum,
});

type Receipt = {
  readonly applicationNo: string;
  readonly signedAt: string;
  readonly mallName: string;
  readonly seller: {
    readonly company: string;
    readonly representativeName: string;
    readonly businessNumber: string;
    readonly address: string;
    readonly phone: string;
  };
};

/** Which document it is, when it was signed, and with whom. */
export const receiptRows = ({ applicationNo, signedAt, mallName, seller }: Receipt): ContractRow[] => [
  row('신청번호', applicationNo),
  row('신청 일시', seoulMomentOf(new Date(signedAt))),
  row('판매점', `${mallName} (${seller.company}, 대표 ${seller.representativeName})`),
  row('사업자등록번호', seller.businessNumber),
  row('주소', seller.address),
  row('연락처', seller.phone),
];

const termNames: Readonly<Partial<Record<TermCode, string>>> = {
  wireless: '휴대폰 가입 약관',
  subscription: '구독·렌탈 약관',
  privacy: '개인정보 수집·이용',
  thirdParty: '개인정보 제3자 제공',
};

/** A version of the terms that was agreed to. */
export const termRow = ({ termCode, termNo }: { readonly termCode: TermCode; readonly termNo: number }): ContractRow =>
  row(termNames[termCode] ?? termCode, `동의함(약관 ${termNo})`);
