import type { ContractSheet } from '@mall/contracts/application';
import { expect, test } from 'vitest';
import { contractNotes, contractSections } from './contract-sections.ts';

const sheet: ContractSheet = {
  applicationNo: '2026112100000001',
  signedAt: '2026-11-20T15:05:00.000Z',
  mallName: '가람몰',
  seller: { company: '가람상회', representativeName: '한가람', businessNumber: '000', address: '서울', phone: '1500' },
  ...{ productName: 'NOVA', memory: '256GB', colour: '블랙', joinType: 'NEW' },
  applicant: { name: '김가은', birthDate: '1995-03-15', phone: '01012345678', email: 'a@b.kr', currentCarrier: '' },
  certifiedAt: '2026-11-20T15:00:00.000Z',
  plan: { carrier: '온텔', name: '5G 69', dataSummary: '', benefitSummary: '' },
  quote: {
    ...{ discountType: 'PLAN_DISCOUNT', releasePrice: 1_243_000, commonSupport: 0, extraSupport: 60_000 },
    ...{ principal: 1_183_000, instalmentMonths: 24, deviceMonthly: 52_378, deviceLastMonth: 52_390 },
    ...{ deviceInterest: 74_084, planMonthlyPrice: 69_000, planDiscountMonthly: 17_250, planMonthly: 51_750 },
    ...{ monthlyTotal: 104_128, contractMonths: 24, termMonths: 24, termTotal: 2_499_072 },
  },
  monthlyRatePercent: 0.492,
  annualRatePercent: 5.9,
  supports: [{ name: '선택약정 할인', payer: '온텔', amount: 17_250, way: '요금에서', conditions: '24개월' }],
  delivery: {
    ...{ recipient: '김가은', phone: '01012345678', postcode: '04524', roadAddress: '세종대로 110' },
    ...{ detailAddress: '', request: '' },
  },
  terms: [{ termCode: 'wireless', termNo: 7 }],
};
const rowsOf = (title: string) => contractSections(sheet).find((section) => section.title === title)?.rows ?? [];

test('the plan discount is shown with the plan, and nowhere with the device', () => {
  expect(rowsOf('단말기 대금').map(({ label }) => label)).not.toContain('선택약정 할인');
  expect(rowsOf('단말기 대금').map(({ label }) => label)).not.toContain('공통지원금');
  expect(rowsOf('매달 내는 금액')).toContainEqual({ label: '선택약정 할인', value: '−17,250원', isSum: false });
});

test('who pays a support, how much, how and on what conditions is listed', () => {
  expect(rowsOf('지원 · 선택약정 할인').map(({ value }) => value)).toEqual(['온텔', '17,250원', '요금에서', '24개월']);
});

test('the effective yearly rate is shown beside the instalments, and times are those of Seoul', () => {
  expect(rowsOf('단말기 대금')).toContainEqual({ label: '할부 이율', value: '실제 연이율 5.9%(월 0.492%)' });
  expect(rowsOf('신청')).toContainEqual({ label: '신청 일시', value: '2026.11.21 00:05' });
});

test('the sheet adds up to the won: all instalments and the plan, with the last month’s as it is', () => {
  const amountOf = (title: string, label: string) => rowsOf(title).find((each) => each.label === label)?.value;
  expect(amountOf('단말기 대금', '할부가격 합계')).toBe('1,257,084원');
  expect(amountOf('매달 내는 금액', '기기값 전부와 요금 24개월')).toBe('2,499,084원');
});

const lines = (of: ContractSheet) =>
  contractSections(of).map(({ title, rows }) => [
    title,
    ...rows.map(({ label, value, isSum }) => `${label}: ${value}${isSum ? ' (sum)' : ''}`),
  ]);

test('the whole sheet is listed, row by row', () => {
  expect(lines(sheet)).toMatchInlineSnapshot(`
    [
      [
        "신청",
        "신청번호: 2026112100000001",
        "신청 일시: 2026.11.21 00:05",
        "판매점: 가람몰 (가람상회, 대표 한가람)",
        "사업자등록번호: 000",
        "주소: 서울",
        "연락처: 1500",
      ],
      [
        "가입자",
        "이름: 김가은",
        "생년월일: 1995.03.15",
        "휴대폰 번호: 010-1234-5678",
        "이메일: a@b.kr",
        "본인인증: 2026.11.21 00:00 휴대폰 본인인증",
      ],
      [
        "가입 내용",
        "상품: NOVA 256GB 블랙",
        "가입 유형: 신규가입",
        "가입 통신사: 온텔",
        "요금제: 5G 69",
        "할인 방법: 선택약정",
        "약정 기간: 24개월",
      ],
      [
        "단말기 대금",
        "출고가: 1,243,000원",
        "추가지원금: −60,000원",
        "할부원금(현금가격): 1,183,000원 (sum)",
        "할부 기간: 24개월",
        "매달 기기값: 52,378원",
        "마지막 달 기기값: 52,390원",
        "할부이자 합계: 74,084원",
        "할부가격 합계: 1,257,084원 (sum)",
        "할부 이율: 실제 연이율 5.9%(월 0.492%)",
      ],
      [
        "매달 내는 금액",
        "매달 기기값: 52,378원",
        "요금제 월정액: 69,000원",
        "선택약정 할인: −17,250원",
        "매달 내는 금액: 104,128원 (sum)",
        "기기값 전부와 요금 24개월: 2,499,084원 (sum)",
      ],
      [
        "지원 · 선택약정 할인",
        "부담하는 곳: 온텔",
        "금액: 17,250원",
        "지급 방법: 요금에서",
        "조건: 24개월",
      ],
      [
        "배송",
        "받는 분: 김가은 010-1234-5678",
        "주소: (04524) 세종대로 110",
      ],
      [
        "동의한 약관",
        "휴대폰 가입 약관: 동의함(약관 7)",
      ],
    ]
  `);
});

test('what applies to some only is listed for them: carrier, supports, one instalment, a request, a second line of the address', () => {
  const other: ContractSheet = {
    ...sheet,
    joinType: 'CHANGE',
    applicant: { ...sheet.applicant, currentCarrier: '온텔' },
    plan: { ...sheet.plan, dataSummary: '데이터 50GB', benefitSummary: '영상 구독' },
    quote: {
      ...sheet.quote,
      ...{ discountType: 'COMMON_SUPPORT', commonSupport: 200_000, extraSupport: 0, planDiscountMonthly: 0 },
      ...{ instalmentMonths: 1, deviceLastMonth: sheet.quote.deviceMonthly },
    },
    supports: [],
    delivery: { ...sheet.delivery, detailAddress: '3층', request: '경비실에 맡겨 주세요' },
    terms: [
      { termCode: 'privacy', termNo: 8 },
      { termCode: 'thirdParty', termNo: 9 },
    ],
  };
  expect(lines(other)).toMatchInlineSnapshot(`
    [
      [
        "신청",
        "신청번호: 2026112100000001",
        "신청 일시: 2026.11.21 00:05",
        "판매점: 가람몰 (가람상회, 대표 한가람)",
        "사업자등록번호: 000",
        "주소: 서울",
        "연락처: 1500",
      ],
      [
        "가입자",
        "이름: 김가은",
        "생년월일: 1995.03.15",
        "휴대폰 번호: 010-1234-5678",
        "이메일: a@b.kr",
        "본인인증: 2026.11.21 00:00 휴대폰 본인인증",
      ],
      [
        "가입 내용",
        "상품: NOVA 256GB 블랙",
        "가입 유형: 기기변경",
        "현재 통신사: 온텔",
        "가입 통신사: 온텔",
        "요금제: 5G 69 · 데이터 50GB · 영상 구독",
        "할인 방법: 공통지원금",
        "약정 기간: 24개월",
      ],
      [
        "단말기 대금",
        "출고가: 1,243,000원",
        "공통지원금: −200,000원",
        "할부원금(현금가격): 1,183,000원 (sum)",
        "할부 기간: 일시불",
        "매달 기기값: 52,378원",
        "할부이자 합계: 74,084원",
        "할부가격 합계: 1,257,084원 (sum)",
        "할부 이율: 이자 없음",
      ],
      [
        "매달 내는 금액",
        "매달 기기값: 52,378원",
        "요금제 월정액: 69,000원",
        "매달 내는 금액: 104,128원 (sum)",
        "기기값 전부와 요금 24개월: 2,499,084원 (sum)",
      ],
      [
        "배송",
        "받는 분: 김가은 010-1234-5678",
        "주소: (04524) 세종대로 110 3층",
        "배송 요청: 경비실에 맡겨 주세요",
      ],
      [
        "동의한 약관",
        "개인정보 수집·이용: 동의함(약관 8)",
        "개인정보 제3자 제공: 동의함(약관 9)",
      ],
    ]
  `);
});

test('what the member signs under, and what stays theirs', () => {
  expect(contractNotes).toMatchInlineSnapshot(`
    [
      "본 신청서는 신청인이 본인인증을 거쳐 확인하고 제출한 내용이며, 제출한 뒤에는 바뀌지 않습니다.",
      "통신사 심사 결과에 따라 가입이 보류되거나 거절될 수 있으며, 그 경우 대금은 청구되지 않습니다.",
      "할부계약은 계약서를 받은 날(상품을 더 늦게 받은 경우 받은 날)부터 7일 안에 철회할 수 있습니다. 다만 개통한 단말기는 관련 법령과 약관에 따라 철회가 제한될 수 있습니다.",
    ]
  `);
});
