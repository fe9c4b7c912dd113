import type { TermCode } from '@mall/contracts/codes';
import type { ThemeColourName } from '@mall/contracts/mall-theme';
import type { LintSeverity } from '@mall/contracts/office/lint';
import type { MenuKey } from '../office/menu.ts';
import type { OfficeScreen } from '../office/screens.ts';
import type { LintFacts, TextKind, TextPlace } from './facts.ts';

/**
 * Where something is fixed: a screen of the office (possibly one that is not built yet), its parameters, and the permission that it needs.
 * `$mallId` in the parameters stands for the mall of the finding.
 */
export type Fix = {
  readonly screen?: OfficeScreen | MenuKey;
  readonly params?: Readonly<Record<string, string>>;
  /** A screen that shows one mall at a time. */
  readonly isOfMall?: boolean;
  /** What to open or search for there. */
  readonly open?: string;
  readonly find?: string;
  /** The name of the field to focus, or of its section. */
  readonly field?: string;
  readonly who: string;
};

/** One violation of a rule. */
export type Fault = {
  /** Identifies it among the rule's findings, from one check to the next. */
  readonly key: string;
  readonly placeName: string;
  /** What is wrong there. */
  readonly words: string;
  readonly severity?: LintSeverity;
  readonly fix?: Fix;
};

/** The source of a duty, and when it was last looked up; a source that could not be looked up says so. */
type Source = { readonly law: string; readonly asOf: string; readonly isChecked: boolean };

type Group = keyof LintFacts;

export type LintRule<Reads extends Group = Group> = {
  readonly no: number;
  readonly name: string;
  readonly severity: LintSeverity;
  /** What the law requires, in words. */
  readonly duty: string;
  readonly source: Source;
  /** The facts that it reads. */
  readonly reads: readonly Reads[];
  readonly fix: Fix;
  /** Why it does not concern the mall; undefined if it does. */
  readonly whyNot?: (facts: Pick<LintFacts, Reads>) => string | undefined;
  readonly judge: (facts: Pick<LintFacts, Reads>) => readonly Fault[];
};

/** A rule can only read the facts that it declares. */
export const lintRule = <const Reads extends Group>(rule: LintRule<Reads>): LintRule => rule as unknown as LintRule;

/** Looked up in public copies of the law, in that month; have it checked by a lawyer before relying on it. */
export const lookedUp = (law: string): Source => ({ law, asOf: '2026-11', isChecked: true });
/** Known, but not confirmed by a source that can be cited. */
export const notChecked = (law: string): Source => ({ law, asOf: '2026-11', isChecked: false });

/** `전자상거래법 제10조 · 2026년 11월 확인`. */
export function sourceWords({ law, asOf, isChecked }: Source): string {
  const [year, month] = asOf.split('-').map(Number);
  return isChecked
    ? `${law} · ${year}년 ${month}월 확인`
    : `${law} · ${year}년 ${month}월에 원문을 확인하지 못했어요. 따르기 전에 법무 검토를 받아 주세요.`;
}

/** For the mall as a whole. */
export const ofMall = (words: string, more: Partial<Fault> = {}): Fault => ({
  ...{ key: 'mall', placeName: '몰 전체', words },
  ...more,
});

/** A field of the mall's own page. */
export const mallFix = (field?: string): Fix => ({
  ...{ screen: 'mall', who: '몰 정보는 슈퍼 운영자가 바꿔요' },
  ...(field !== undefined && { field }),
});
const termsWho = '약관은 슈퍼 운영자가 바꾸고 보안 담당자가 결재해요';
export const termsFix: Fix = { screen: 'terms', who: termsWho };
export const termFix = (termCode: TermCode): Fix => ({ screen: 'term', params: { termCode }, who: termsWho });
/** The mall's addition to a text of the provider. */
export const annexFix = (termCode: TermCode): Fix => ({ screen: 'termAnnex', params: { termCode }, who: termsWho });
export const programFix: Fix = { who: '쇼핑몰 화면이 하는 일이라 개발팀이 바꿔요' };
export const themeFix = (field: ThemeColourName): Fix => ({
  ...{ screen: 'themes', isOfMall: true, field, who: '테마는 MD와 슈퍼 운영자가 바꿔요' },
});

export const productFix = (productNo: string, field?: string): Fix => ({
  ...{ screen: 'product', params: { productNo }, who: '상품은 MD와 슈퍼 운영자가 바꿔요' },
  ...(field !== undefined && { field }),
});

/** Its row in the list of suppliers, found by its business number. */
export const supplierFix = (supplierNo: number, businessNumber: string): Fix => ({
  ...{ screen: 'suppliers', open: String(supplierNo), find: businessNumber, field: 'salesPermitNumber' },
  who: '공급사는 MD와 슈퍼 운영자가 바꿔요',
});

const displayWho = '전시는 MD와 마케팅 담당자가 바꿔요';
const contentFix = (kind: string, key: string): Fix => ({
  ...{ screen: 'contents', isOfMall: true, open: `$mallId-${kind}-${key}`, who: displayWho },
});
const fixes: Readonly<Record<TextKind, (key: string) => Fix>> = {
  product: (key) => productFix(key),
  sale: (key) => ({
    ...{ screen: 'sales', isOfMall: true, open: `$mallId-${key}`, who: '특가는 MD와 마케팅 담당자가 바꿔요' },
  }),
  popup: (key) => contentFix('POPUP', key),
  banner: () => ({ screen: 'home', isOfMall: true, who: displayWho }),
  exhibition: (key) => contentFix('EXHIBITION', key),
  post: (key) => ({ screen: 'boards', isOfMall: true, open: key, who: '게시판은 CS와 마케팅 담당자가 바꿔요' }),
  page: () => ({ screen: 'contents', isOfMall: true, who: '안내 페이지는 CS와 마케팅 담당자가 바꿔요' }),
  faq: () => ({ screen: 'faq', isOfMall: true, who: 'FAQ는 CS와 마케팅 담당자가 바꿔요' }),
};
const kindNames: Readonly<Record<TextKind, string>> = {
  product: '상품',
  sale: '특가',
  popup: '팝업',
  banner: '홈 배너',
  exhibition: '기획전',
  post: '게시글',
  page: '안내 페이지',
  faq: 'FAQ',
};

/** A text of the mall as the place of a violation. */
export const ofText = ({ kind, key, name }: TextPlace, words: string, more: Partial<Fault> = {}): Fault => ({
  ...{ key: `${kind} ${key}`, placeName: `${kindNames[kind]} · ${name}`, words, fix: fixes[kind](key) },
  ...more,
});
