import type { SubscriptionSheet } from '@mall/contracts/subscription-application';
import { expect, test } from 'vitest';
import { subscriptionNotes, subscriptionSections } from './subscription-sections.ts';

const sheet: SubscriptionSheet = {
  applicationNo: '2026112100000001',
  signedAt: '2026-11-20T15:05:00.000Z',
  mallName: '가람몰',
  seller: { company: '가람상회', representativeName: '한가람', businessNumber: '000', address: '서울', phone: '1500' },
  ...{ productNo: 'SB1001', brandName: '맑은집', productName: '정수기', modelName: 'W-1', image: 'w.webp' },
  ...{ months: 60, careType: 'VISIT', visitCycleMonths: 4, preferredOn: '2026-12-03' },
  partnerCard: { name: '한빛카드', minimumSpend: 300_000, monthlyDiscount: 13_000 },
  cost: {
    ...{ monthlyFee: 24_900, cardDiscount: 13_000, monthlyTotal: 11_900, registrationFee: 50_000 },
    ...{ paidMonths: 59, termTotal: 752_100 },
  },
  leaveRule: { percent: 30, takeBackFee: 20_000 },
  cancellationTerms: [{ label: '위약금', value: '남은 이용료의 30%' }],
  applicant: { name: '김가은', phone: '01012345678', email: 'a@b.kr' },
  installation: {
    ...{ recipient: '김가은', phone: '01012345678', postcode: '04524', roadAddress: '세종대로 110' },
    ...{ detailAddress: '3층', request: '오후에 와 주세요' },
  },
  terms: [{ termCode: 'subscription', termNo: 7 }],
};

const lines = (of: SubscriptionSheet) =>
  subscriptionSections(of).map(({ title, rows }) => [
    title,
    ...rows.map(({ label, value, isSum }) => `${label}: ${value}${isSum ? ' (sum)' : ''}`),
  ]);

test('what was signed is listed whole, row by row', () => {
  expect(lines(sheet)).toMatchInlineSnapshot(`
    [
      [
        "신청 정보",
        "신청번호: 2026112100000001",
        "신청 일시: 2026.11.21 00:05",
        "판매점: 가람몰 (가람상회, 대표 한가람)",
        "사업자등록번호: 000",
        "주소: 서울",
        "연락처: 1500",
      ],
      [
        "신청인",
        "이름: 김가은",
        "휴대폰 번호: 010-1234-5678",
        "이메일: a@b.kr",
      ],
      [
        "계약 내용",
        "상품: 맑은집 정수기 W-1",
        "약정 기간: 60개월",
        "관리 방법: 방문관리 (4개월마다 매니저 방문)",
        "제휴카드: 한빛카드 (전월 실적 30만원 이상, 월 13,000원 할인)",
      ],
      [
        "내는 금액",
        "월 이용료: 24,900원",
        "제휴카드 할인: −13,000원",
        "매달 내는 금액: 11,900원 (sum)",
        "등록비: 50,000원",
        "60개월 동안 모두: 752,100원 (sum)",
        "계산: 11,900원 × 59개월 (첫 달 0원) + 등록비 50,000원",
      ],
      [
        "해지할 때",
        "위약금: 남은 이용료의 30%",
      ],
      [
        "설치",
        "받는 분: 김가은 010-1234-5678",
        "주소: (04524) 세종대로 110 3층",
        "설치 희망일: 2026.12.03",
        "요청 사항: 오후에 와 주세요",
      ],
      [
        "동의한 약관",
        "구독·렌탈 약관: 동의함(약관 7)",
      ],
    ]
  `);
});

test('without a card, a fee, a request or terms of leaving, their rows are not there', () => {
  const plain: SubscriptionSheet = {
    ...sheet,
    careType: 'SELF',
    partnerCard: null,
    cost: { ...sheet.cost, cardDiscount: 0, registrationFee: 0, paidMonths: 60 },
    cancellationTerms: [],
    installation: { ...sheet.installation, detailAddress: '', request: '' },
  };
  expect(lines(plain)).toMatchInlineSnapshot(`
    [
      [
        "신청 정보",
        "신청번호: 2026112100000001",
        "신청 일시: 2026.11.21 00:05",
        "판매점: 가람몰 (가람상회, 대표 한가람)",
        "사업자등록번호: 000",
        "주소: 서울",
        "연락처: 1500",
      ],
      [
        "신청인",
        "이름: 김가은",
        "휴대폰 번호: 010-1234-5678",
        "이메일: a@b.kr",
      ],
      [
        "계약 내용",
        "상품: 맑은집 정수기 W-1",
        "약정 기간: 60개월",
        "관리 방법: 셀프관리 (직접 관리)",
        "제휴카드: 할인 없음",
      ],
      [
        "내는 금액",
        "월 이용료: 24,900원",
        "매달 내는 금액: 11,900원 (sum)",
        "등록비: 무료",
        "60개월 동안 모두: 752,100원 (sum)",
        "계산: 11,900원 × 60개월",
      ],
      [
        "설치",
        "받는 분: 김가은 010-1234-5678",
        "주소: (04524) 세종대로 110",
        "설치 희망일: 2026.12.03",
      ],
      [
        "동의한 약관",
        "구독·렌탈 약관: 동의함(약관 7)",
      ],
    ]
  `);
});

test('what the member signs under, and what stays theirs', () => {
  expect(subscriptionNotes).toMatchInlineSnapshot(`
    [
      "본 신청서는 신청인이 확인하고 제출한 내용이며, 제출한 뒤에는 바뀌지 않습니다.",
      "계약은 신용과 설치 환경을 확인하고 제품을 설치한 때에 성립하며, 그 전에는 비용 없이 취소할 수 있습니다.",
      "제품을 설치한 날부터 14일 안에 청약을 철회할 수 있습니다. 단순 변심이면 설치와 반환에 드는 비용을 신청인이 부담합니다.",
    ]
  `);
});
