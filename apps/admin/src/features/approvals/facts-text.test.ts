import { expect, test } from 'vitest';
import { factText } from './facts-text.ts';

const text = (values: Parameters<typeof factText>[0], field: Parameters<typeof factText>[1]) =>
  factText(values, field, (planNo) => `요금제 ${planNo}`);

test('release prices are listed by memory and day, so that a new one is marked as such', () => {
  const memories = [
    { memory: '256GB', isSoldOut: false, prices: [{ since: '2026-01-01', price: 1_000_000 }] },
    { memory: '1TB', isSoldOut: true, prices: [{ since: '2026-12-01', price: 1_300_000 }] },
  ];
  expect(text({ memories }, 'memories')).toBe(
    '256GB 2026.01.01부터 1,000,000원\n1TB (품절) 2026.12.01부터 1,300,000원',
  );
});

test('a card, fees, partner cards and percents are written in words', () => {
  const card = { memory: '256GB', planNo: 7, joinType: 'TRANSFER', discountType: 'PLAN_DISCOUNT' } as const;
  expect(text({ card }, 'card')).toBe('256GB\n요금제 7\n번호이동\n선택약정');
  const rows = [{ months: 60, careType: 'SELF', monthlyFee: 21_900 }] as const;
  expect(text({ terms: { mallId: 1, rows: [...rows] } }, 'terms')).toBe('60개월 셀프관리 월 21,900원');
  const partner = { cardNo: 1, name: '한빛카드', minimumSpend: 300_000, monthlyDiscount: 8000, startsOn: null };
  expect(text({ partnerCards: [{ ...partner, endsOn: '2026-12-31', source: '' }] }, 'partnerCards')).toBe(
    '한빛카드 월 −8,000원 · 실적 300,000원 · ~2026.12.31',
  );
  expect(text({ leavePercent: 10 }, 'leavePercent')).toBe('10%');
  expect(text({ partnerCards: [] }, 'partnerCards')).toBe('없음');
  expect(text({ name: '이름' }, 'name')).toBeUndefined();
});
