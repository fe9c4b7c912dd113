import type { ContractSheet } from '@mall/contracts/application';
import { expect, test } from 'vitest';
import { contractSections } from './contract-sections.ts';

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

test('the plan discount stands with the plan, and nowhere at the device', () => {
  expect(rowsOf('단말기 대금').map(({ label }) => label)).not.toContain('선택약정 할인');
  expect(rowsOf('단말기 대금').map(({ label }) => label)).not.toContain('공통지원금');
  expect(rowsOf('매달 내는 금액')).toContainEqual({ label: '선택약정 할인', value: '−17,250원', isSum: false });
});

test('who pays a support, how much, how and on what conditions is told', () => {
  expect(rowsOf('지원 · 선택약정 할인').map(({ value }) => value)).toEqual(['온텔', '17,250원', '요금에서', '24개월']);
});

test('the real yearly rate stands beside the instalments, and moments are Seoul’s', () => {
  expect(rowsOf('단말기 대금')).toContainEqual({ label: '할부 이율', value: '실제 연이율 5.9%(월 0.492%)' });
  expect(rowsOf('신청')).toContainEqual({ label: '신청 일시', value: '2026.11.21 00:05' });
});

test('the sheet adds up to the won: all instalments and the plan, with the last month’s as it is', () => {
  const amountOf = (title: string, label: string) => rowsOf(title).find((each) => each.label === label)?.value;
  expect(amountOf('단말기 대금', '할부가격 합계')).toBe('1,257,084원');
  expect(amountOf('매달 내는 금액', '기기값 전부와 요금 24개월')).toBe('2,499,084원');
});
