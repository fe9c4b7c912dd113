import type { LintSeverity } from '@mall/contracts/office/lint';
import { describe, expect, test } from 'vitest';
import { startColours } from '../theme/start-theme.ts';
import { tokensOf } from '../theme/theme-tokens.ts';
import type { LintFacts, ProductFact, RaisedFee, TermFact, TextPlace } from './facts.ts';
import { judgeMall, lintDueAt, lintRules, outcomesOf, scoreOf } from './lint.ts';
import { sourceWords } from './lint-rule.ts';
import { type Wording, wordings } from './wordings.ts';

const term = (code: TermFact['code'], html: string, more: Partial<TermFact> = {}): TermFact => ({
  ...{ termNo: 1, code, appliedOn: '2026-01-01', html, announcedOn: null, isAdverse: false },
  ...more,
});
const terms = [
  term(
    'service',
    '<p>청약철회는 7일 안에 할 수 있고 뜯은 상품은 제한돼요. 비용은 이용자가 내요. 만 14세 미만은 가입할 수 없어요.</p>',
  ),
  term('privacy', '<p>개인정보 보호책임자, 처리의 위탁, 보유 기간</p>'),
  term('marketing', '광고를 보내요'),
  term('thirdParty', '판매자에게 줘요'),
  term('wireless', '할부에는 이자가 붙고 지원금은 통신사가 내요'),
];
const next = (appliedOn: string, more: Partial<TermFact> = {}) =>
  term('service', '', { termNo: 9, appliedOn, ...more });
const line = (label: string, mayRefer = false) => ({ label, mayRefer });
/** The lines that a sort must have. */
const group = {
  name: '가전·디지털',
  lines: [
    ...[line('품명·모델명'), line('KC 인증'), line('크기', true)],
    ...[line('제조국'), line('제조자'), line('A/S 책임자·전화번호')],
  ],
};
const notice = [
  '품명·모델명: 가습기 / H7',
  'KC 인증: R-R-MOA-H7',
  '크기: 상품 상세 설명 참고',
  '제조국: 대한민국',
  '제조자: 가람',
  'A/S 책임자·전화번호: 02-000-0000',
];
const product = (more: Partial<ProductFact> = {}): ProductFact => ({
  ...{
    productNo: 'GD0001',
    name: '가습기',
    kind: 'goods',
    notice,
    seller: null,
    group,
    costsMore: false,
    startsDearer: 0,
    hasUnknownFreight: false,
  },
  ...{ discountRate: 0, marketPrice: 0, formerPrice: 30_000, isFirstMonthFree: false, leavingLines: 0 },
  ...more,
});
const phone = product({ productNo: 'HP0001', name: '휴대폰', kind: 'wireless', group: null });
const rented = product({ productNo: 'SB0001', name: '정수기', kind: 'subscription', group: null, leavingLines: 2 });
const raisedFee: RaisedFee & { of: 'subscription' } = {
  ...{ of: 'subscription', no: 'SB0001', name: '정수기', months: 36, careType: 'VISIT' },
  ...{ before: 29_000, after: 32_000, from: null, contracts: 3 },
};
const raisedPlan: RaisedFee = {
  ...{ ...raisedFee, of: 'plan', no: '7', name: '온 5G' },
  ...{ months: null, careType: null, from: '2026-12-01' },
};
const theme = tokensOf({ ...startColours('A'), brand: '#7a1fe5', logo: '', footLogo: '', favicon: '' });

/** A mall that complies with every rule. */
const kept: LintFacts = {
  today: '2026-11-24',
  mall: {
    ...{ name: '모아온', salesType: 'GENERAL', isMarketing: false, company: '가람상회', representativeName: '한가람' },
    ...{ businessNumber: '220-81-62517', salesPermitNumber: '제2026-서울중구-0001호', hostingProvider: '가람클라우드' },
    ...{
      address: '서울 중구 1',
      customerPhone: '1670-0001',
      email: 'help@example.kr',
      ...{ mobileCertificateImage: 'c.svg', mobileCertificateLink: 'https://escrow.example' },
    },
  },
  terms,
  products: [product(), phone, rented],
  ...{ raisedFees: [], theme },
  ...{ wordings: [], banners: [], mutePictures: [], deadLinks: [], unseen: [], sales: [] },
  popups: [{ type: 'DP01801', hiddenDays: 7 }],
  members: { oldConsents: 0, adverts: 0, nightAdverts: 0 },
  privacy: {
    overdue: [{ what: '방문 기록', count: 0 }],
    review: { month: '2026-10-01', isSigned: true },
    staff: [{ staffNo: 1, name: '김운영', hasFactor: true, endsOn: '2026-11-24' }],
  },
  points: { saysExpiry: true, warnsBefore: true, unspent: 2_999_999_999, issuedThisYear: 1 },
};
const mall = (more: Partial<LintFacts['mall']>) => ({ mall: { ...kept.mall, ...more } });
const without = (code: TermFact['code']) => ({ terms: terms.filter((one) => one.code !== code) });
const said = (code: TermFact['code'], html: string) => ({
  terms: terms.map((one) => (one.code === code ? { ...one, html } : one)),
});
const sells = (more: Partial<ProductFact>) => ({ products: [product(more)] });
const place: TextPlace = { kind: 'product', key: 'GD0001', name: '가습기' };
const untold = (lines: readonly string[], label: string) => lines.filter((one) => !one.startsWith(label));
const saying = (wording: Wording, found: string) => ({ wordings: [{ ...place, wording, found }] });
const banner = {
  ...place,
  kind: 'banner' as const,
  image: 'i',
  words: '혼수 특집',
  grounds: ['#ffffff'],
  isOnDark: false,
};
const { members } = kept;
/** A mall that sells on behalf of other sellers, and says so. */
const consigned: Partial<LintFacts> = {
  ...mall({ salesType: 'CONSIGNMENT' }),
  terms: terms.map((one) => (one.code === 'service' ? { ...one, html: `${one.html} 회사는 통신판매중개자예요` } : one)),
  products: [product({ notice: [...notice, '판매자: 가람상회, 220-81-62517, 02-123-4567'] })],
};
const seller = {
  ...{ supplierNo: 3, company: '새벽들', businessNumber: '220-81-62517', salesPermitNumber: '제2026-서울중구-0001호' },
};
const privacy = (more: Partial<LintFacts['privacy']>) => ({ privacy: { ...kept.privacy, ...more } });

type Change = Partial<LintFacts>;
type Example = {
  /** What a mall does wrong, by name, and its severity. */
  readonly wrong: Readonly<Record<string, readonly [LintSeverity, Change]>>;
  /** Cases that look similar but are right. */
  readonly right: Change;
};
type RuleNo =
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20
  | 21
  | 22
  | 23
  | 24
  | 25
  | 26
  | 27
  | 28;

/** A rule without an example of both does not compile. */
const examples: Readonly<Record<RuleNo, Example>> = {
  1: {
    wrong: {
      'no address': ['RED', mall({ address: ' ' })],
      'a wrong business number': ['RED', mall({ businessNumber: '220-81-62518' })],
    },
    right: mall({ businessNumber: '2208162517' }),
  },
  2: {
    wrong: {
      'neither number nor reason': ['RED', mall({ salesPermitNumber: '' })],
      'no number in it': ['AMBER', mall({ salesPermitNumber: '신고함' })],
    },
    right: mall({ salesPermitNumber: '간이과세자로 신고 면제' }),
  },
  3: {
    wrong: { 'no host': ['AMBER', mall({ hostingProvider: '' })] },
    right: mall({ hostingProvider: '다른클라우드' }),
  },
  4: {
    wrong: {
      'no terms': ['RED', without('service')],
      'terms that begin later': [
        'RED',
        { terms: [...terms.slice(1), term('service', '', { appliedOn: '2026-12-24' })] },
      ],
      'a version within seven days': ['AMBER', { terms: [...terms, next('2026-11-30')] }],
      'a version to the disadvantage of members, announced a week before': [
        'AMBER',
        { terms: [...terms, next('2026-12-01', { announcedOn: '2026-11-24', isAdverse: true })] },
      ],
    },
    right: {
      terms: [
        ...terms,
        next('2026-12-01'),
        next('2026-11-28', { termNo: 8, announcedOn: '2026-10-29', isAdverse: true }),
      ],
    },
  },
  5: {
    wrong: { 'nobody who answers for privacy': ['RED', said('privacy', '위탁, 보유 기간, 만 14세')] },
    right: said('privacy', '<b>보호 책임자</b>와 위탁, 보존 기간'),
  },
  6: {
    wrong: {
      'no consent of its own to advertising': ['RED', without('marketing')],
      'the same text twice': ['RED', said('marketing', '처리의 위탁')],
    },
    right: said('marketing', '광고를 보내요. 동의하지 않아도 돼요'),
  },
  7: {
    wrong: {
      'no period': ['RED', said('service', '청약철회 비용 제한 14세')],
      'nothing of when it is not possible': ['RED', said('service', '청약철회 7일 비용 14세')],
      'a contract without an end': ['RED', { products: [{ ...rented, leavingLines: 0 }] }],
    },
    right: { products: [rented] },
  },
  8: {
    wrong: {
      'nowhere to send it back to': ['RED', mall({ address: '' })],
      'no telephone': ['RED', mall({ customerPhone: '없음' })],
    },
    right: mall({ customerPhone: '02-123-4567' }),
  },
  9: {
    wrong: {
      'nothing on phones': ['AMBER', mall({ mobileCertificateImage: '' })],
      'nothing that proves it': ['AMBER', mall({ mobileCertificateLink: '' })],
      'nothing in a mall of members that do not join': [
        'AMBER',
        mall({ salesType: 'COMMON', mobileCertificateImage: '', mobileCertificateLink: '' }),
      ],
    },
    right: mall({ salesType: 'UPLOAD', mobileCertificateImage: '', mobileCertificateLink: '' }),
  },
  10: {
    wrong: {
      'an empty notice': ['RED', sells({ notice: [] })],
      'a line of its sort that is missing': ['RED', sells({ notice: untold(notice, '크기') })],
      'a line that points elsewhere': ['RED', sells({ notice: [...notice.slice(1), '품명·모델명: 상세페이지 참조'] })],
      'no sort': ['AMBER', sells({ group: null })],
      'a phone without a name': ['RED', { products: [{ ...phone, notice: notice.slice(1) }] }],
    },
    right: { products: [product({ notice: [...notice, '무게: 상품 상세 설명 참고'] }), rented] },
  },
  11: {
    wrong: {
      'no certificate of a sort that has one': ['RED', sells({ notice: untold(notice, 'KC') })],
      'no certificate of what runs on mains': [
        'RED',
        sells({ group: null, notice: [...untold(notice, 'KC'), '정격 전압: 220V'] }),
      ],
    },
    right: sells({ group: { ...group, lines: [line('품명·모델명')] }, notice: untold(notice, 'KC') }),
  },
  12: {
    wrong: { 'no origin': ['RED', sells({ notice: untold(notice, '제조국') })] },
    right: sells({ notice: [...untold(notice, '제조국'), '원재료와 원산지: 국내산'] }),
  },
  13: {
    wrong: {
      'counted from a price at which nothing was sold': [
        'AMBER',
        sells({ discountRate: 12, marketPrice: 34_000, formerPrice: 33_999 }),
      ],
    },
    right: sells({ discountRate: 12, marketPrice: 34_000, formerPrice: 34_000 }),
  },
  14: {
    wrong: {
      'no option at that price': ['AMBER', sells({ costsMore: true })],
      'freight on request': ['AMBER', sells({ hasUnknownFreight: true })],
    },
    right: sells({}),
  },
  15: {
    wrong: {
      'a ticked box': ['RED', saying('ticked', '<input checked')],
      'an option that costs more, taken for the visitor': ['RED', sells({ startsDearer: 1 })],
    },
    right: { ...saying('boast', '최저가'), products: [product({ costsMore: true, startsDearer: 0 })] },
  },
  16: {
    wrong: { 'asked again tomorrow': ['RED', { popups: [{ type: 'DP01801', hiddenDays: 1 }] }] },
    right: {
      popups: [
        { type: 'DP01801', hiddenDays: 7 },
        { type: 'DP01802', hiddenDays: 1 },
      ],
    },
  },
  17: {
    wrong: { 'by telephone alone': ['RED', saying('hardToLeave', '해지는 전화로만')] },
    right: saying('boast', '최저가'),
  },
  18: {
    wrong: {
      'the first month is free': ['AMBER', { products: [{ ...rented, isFirstMonthFree: true }] }],
      'a fee that has gone up under contracts': ['AMBER', { raisedFees: [raisedFee] }],
      'a plan that will go up': ['AMBER', { products: [], raisedFees: [raisedPlan] }],
    },
    right: { products: [rented] },
  },
  19: {
    wrong: {
      'a plan’s discount off the device': ['RED', { ...saying('planOffDevice', '공짜폰'), products: [phone] }],
      'no terms of phones': ['RED', { ...without('wireless'), products: [phone] }],
      'terms without the interest': ['RED', { ...said('wireless', '지원금'), products: [phone] }],
    },
    right: { products: [phone] },
  },
  20: {
    wrong: {
      'nobody has asked again': ['AMBER', { members: { ...members, oldConsents: 1 } }],
      'mails at night': ['AMBER', { members: { ...members, adverts: 9, nightAdverts: 1 } }],
      'a sender whom nobody can call': [
        'AMBER',
        { members: { ...members, adverts: 1 }, ...mall({ customerPhone: '' }) },
      ],
      'a sender from nowhere': ['AMBER', { members: { ...members, adverts: 1 }, ...mall({ address: ' ' }) }],
    },
    right: { members: { oldConsents: 0, adverts: 9, nightAdverts: 0 } },
  },
  21: {
    wrong: {
      'it does not say that others sell': ['AMBER', { ...consigned, terms }],
      'it said so in a version that has been replaced': [
        'AMBER',
        { ...consigned, terms: [...terms, term('service', '통신판매중개자', { appliedOn: '2025-01-01' })] },
      ],
      'a product without its seller': ['AMBER', { ...consigned, products: [product({ notice })] }],
      'a seller without a number': [
        'AMBER',
        { ...consigned, products: [product({ notice: [...notice, '판매자: 가람상회 02-123-4567'] })] },
      ],
      'a seller without a telephone': [
        'AMBER',
        { ...consigned, products: [product({ notice: [...notice, '판매자: 가람상회 220-81-62517'] })] },
      ],
      'a seller without a name': [
        'AMBER',
        { ...consigned, products: [product({ notice: [...notice, '판매자: 220-81-62517, 02-123-4567'] })] },
      ],
      'a supplier whose report cannot be made out, whatever the notice says': [
        'AMBER',
        {
          ...consigned,
          products: [
            product({ seller: { ...seller, salesPermitNumber: '준비 중' } }),
            product({ seller: { ...seller, salesPermitNumber: '준비 중' } }),
          ],
        },
      ],
    },
    right: {
      ...consigned,
      products: [
        product({ notice: [...notice, '판매업자: 가람상회 (220-81-62517), 1670-0001'] }),
        product({ productNo: 'GD0002', seller }),
        product({ productNo: 'GD0003', seller: { ...seller, salesPermitNumber: '간이과세자라 신고가 면제돼요' } }),
      ],
    },
  },
  22: {
    wrong: {
      'no age': ['RED', said('service', '청약철회 7일 비용')],
      'what may not be sold to the young': ['AMBER', saying('adult', '위스키')],
    },
    right: said('privacy', '보호책임자 위탁 보유 14세'),
  },
  23: {
    wrong: { 'kept too long': ['RED', privacy({ overdue: [{ what: '방문 기록', count: 2 }] })] },
    right: privacy({ overdue: [] }),
  },
  24: {
    wrong: {
      'not reviewed': ['AMBER', privacy({ review: { month: '2026-10-01', isSigned: false } })],
      'no second factor': ['AMBER', privacy({ staff: [{ staffNo: 1, name: '김', hasFactor: false, endsOn: null }] })],
      'an account past its date': [
        'AMBER',
        privacy({ staff: [{ staffNo: 1, name: '김', hasFactor: true, endsOn: '2026-11-23' }] }),
      ],
    },
    right: { today: '2026-11-10', ...privacy({ review: { month: '2026-10-01', isSigned: false } }) },
  },
  25: {
    wrong: {
      'a picture without words': ['AMBER', { banners: [{ ...banner, words: '' }] }],
      'white on yellow': ['AMBER', { banners: [{ ...banner, grounds: ['#1a56db', '#ffe14d'], isOnDark: true }] }],
      'a popup that is a picture': ['AMBER', { mutePictures: [{ ...place, kind: 'popup' }] }],
      'letters of the theme that are hard to read': [
        'AMBER',
        { theme: { ...theme, 'on-accent': theme['accent'] ?? '' } },
      ],
    },
    right: { theme: {}, banners: [{ ...banner, grounds: ['#1a56db'], isOnDark: true }] },
  },
  26: {
    wrong: {
      'no expiry in the terms': [
        'AMBER',
        { points: { saysExpiry: false, warnsBefore: true, unspent: 0, issuedThisYear: 0 } },
      ],
      'three billion unspent': [
        'AMBER',
        { points: { saysExpiry: true, warnsBefore: true, unspent: 3_000_000_000, issuedThisYear: 0 } },
      ],
    },
    right: { points: { saysExpiry: true, warnsBefore: true, unspent: 1, issuedThisYear: 49_999_999_999 } },
  },
  27: {
    wrong: { 'the lowest price': ['AMBER', saying('boast', '업계 최저가')] },
    right: saying('ticked', '<input checked'),
  },
  28: {
    wrong: {
      'a dead link': ['INFO', { deadLinks: [{ ...place, link: '/goods/ngd/GD9999' }] }],
      'switched on in vain': ['INFO', { unseen: [{ productNo: 'GD0002', name: '컵' }] }],
      'a sale without stock': [
        'AMBER',
        { sales: [{ saleNo: 1, headline: '특가', productNo: 'GD0001', piecesLeft: 5, stock: 4, isVisible: true }] },
      ],
    },
    right: { sales: [{ saleNo: 1, headline: '특가', productNo: 'GD0001', piecesLeft: 5, stock: 5, isVisible: true }] },
  },
};

const foundOf = (ruleNo: number, change: Change) =>
  judgeMall({ ...kept, ...change }).found.filter((one) => one.ruleNo === ruleNo);

describe.each(lintRules)('rule $no, $name', ({ no }) => {
  const { wrong, right } = examples[no as RuleNo];
  test.each(Object.entries(wrong))(
    'finds %s, once, with its place, in words and where to mend it',
    (_, [severity, change]) => {
      const [finding, ...others] = foundOf(no, change);
      expect(others).toEqual([]);
      expect(finding?.severity).toBe(severity);
      expect(finding?.placeName).not.toBe('');
      expect(finding?.words).toMatch(/[가-힣]/);
      expect(finding?.fix.who).toMatch(/요$/);
    },
  );
  test('finds nothing where its duty is kept', () => {
    expect(foundOf(no, {})).toEqual([]);
    expect(foundOf(no, right)).toEqual([]);
  });
});

test('every rule names its law and when it was looked up, and says so where it could not be', () => {
  for (const { source, duty } of lintRules) {
    expect(duty).toMatch(/요\.?/);
    expect(sourceWords(source)).toMatch(source.isChecked ? /· \d{4}년 \d+월 확인$/ : /원문을 확인하지 못했어요/);
  }
  expect(lintRules.filter(({ source }) => !source.isChecked).map(({ no }) => no)).toEqual([4, 11, 13, 19, 21, 22, 24]);
});

test('a pair of the theme that fails is named, and led to is the colour that is moved', () => {
  const found = foundOf(25, { theme: { ...theme, 'foot-text': theme['foot'] ?? '', 'cat-text': theme['cat'] ?? '' } });
  expect(found.map(({ placeName, words, fix }) => [placeName, words, fix.screen, fix.field])).toEqual([
    ['테마 · 메뉴 글자 / 메뉴 바', '명도 대비가 1.0:1이에요 (4.5:1 이상)', 'themes', 'menu'],
    ['테마 · 푸터 글자 / 푸터', '명도 대비가 1.0:1이에요 (4.5:1 이상)', 'themes', 'foot'],
  ]);
});

test('a fee that rises again is another finding, which no waiver of the first one covers', () => {
  const [first] = foundOf(18, { raisedFees: [raisedFee] });
  const [second] = foundOf(18, { raisedFees: [{ ...raisedFee, after: 33_000 }] });
  expect(first?.words).toBe(
    '36개월 방문관리의 월 요금이 29,000원에서 32,000원으로 올랐어요. 낮은 값에 계약한 회원 3명에게 오른 값을 받으려면 오르기 전 30일 안에 동의를 받아야 해요',
  );
  expect(foundOf(18, { raisedFees: [raisedPlan] })[0]?.words).toContain(
    '월 요금이 29,000원에서 32,000원으로 2026-12-01부터 올라요',
  );
  expect(second?.key).not.toBe(first?.key);
});

test('what a mall does not have, no rule judges, and it says why', () => {
  const { whyNot, found } = judgeMall({ ...kept, products: [], points: null, popups: [] });
  expect(found).toEqual([]);
  expect(whyNot[26]).toBe('이 몰에는 복지포인트가 없어요');
  expect(Object.keys(whyNot).map(Number)).toEqual([10, 11, 12, 14, 16, 18, 19, 21, 26]);
});

test('of many places of a rule fifty are named, and how many more there are', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ productNo: `GD${1000 + index}`, name: '컵' }));
  const found = foundOf(28, { unseen: many });
  expect(found).toHaveLength(51);
  expect(found.at(-1)).toMatchObject({ key: 'more', placeName: '그 밖의 10곳' });
});

describe('the score', () => {
  const [red, amber] = [
    { ruleNo: 1, severity: 'RED' },
    { ruleNo: 2, severity: 'AMBER' },
  ] as const;
  test('is what of the rules that concern a mall it keeps, an amber one by half, what is waived in full', () => {
    const outcomes = (isWaived: boolean) =>
      outcomesOf(
        [
          { ...red, isWaived },
          { ...amber, isWaived: false },
        ],
        { 26: '없어요' },
      );
    expect(outcomes(false).slice(0, 3)).toEqual(['RED', 'AMBER', 'KEPT']);
    expect(outcomes(false)[25]).toBe('NOT_CONCERNED');
    expect(scoreOf(outcomes(false))).toBe(Math.floor((25.5 / 27) * 100));
    expect(scoreOf(outcomes(true))).toBe(Math.floor((26.5 / 27) * 100));
  });
  test('counts the worst that stands of a rule', () => {
    const both = outcomesOf(
      [
        { ...amber, isWaived: false },
        { ruleNo: 2, severity: 'RED', isWaived: false },
      ],
      {},
    );
    expect(both[1]).toBe('RED');
  });
});

test('a red finding is to be mended within seven days, an amber one within thirty, and what is good to know never', () => {
  const at = new Date('2026-11-24T03:00:00Z');
  expect(lintDueAt('RED', at)?.toISOString()).toBe('2026-12-01T03:00:00.000Z');
  expect(lintDueAt('AMBER', at)?.toISOString()).toBe('2026-12-24T03:00:00.000Z');
  expect(lintDueAt('INFO', at)).toBeUndefined();
});

describe('the words that want a look', () => {
  const isFound = (wording: Wording, text: string) => new RegExp(wordings[wording]).test(text);
  test.each([
    ['boast', '업계 최저가로 준비했어요', '가장 작은 가습기'],
    ['boast', '100% 보장', '면 100%'],
    ['boast', '아토피 완치', '치료받은 날에는 쉬어 주세요'],
    ['planOffDevice', '선택약정으로 기기값 25% 할인', '선택약정으로 요금 25% 할인'],
    ['planOffDevice', '공짜폰', '공통지원금'],
    ['hardToLeave', '해지는 고객센터로만 받아요', '해지는 마이페이지에서 해요'],
    ['ticked', '<input type="checkbox" checked>', '<input type="checkbox">'],
    ['adult', '스카치 위스키', '와인색 머그'],
  ] as const)('%s: “%s” and not “%s”', (wording, wanted, other) => {
    expect([isFound(wording, wanted), isFound(wording, other)]).toEqual([true, false]);
  });
});
