import { maskId, maskName } from '@mall/contracts/masking';
import { deliveryMethodCodes } from '@mall/contracts/product-codes';
import { describe, expect, test } from 'vitest';
import { readBenefitLine } from './benefit-line.ts';
import { businessHours } from './business-hours.ts';
import { cartDays, cartStart, undoMinutes, undoStart } from './cart-life.ts';
import {
  addChip,
  addTyped,
  backspace,
  type ChipBox,
  chipAlerts,
  enterChips,
  removeChip,
  submitChips,
  typedChipNo,
} from './chips.ts';
import { deliveryMethodName } from './delivery-method.ts';
import { discountRate, formatSignedWon, formatWon, formatWonPerMonth, inTenThousands } from './money.ts';
import { keywordsPerPage, pagesOf, sortByOrder } from './paging.ts';
import { passwordStrength, unmetPasswordRules } from './password-policy.ts';
import { addRecentlyViewed, readRecentlyViewed, removeRecentlyViewed, writeRecentlyViewed } from './recently-viewed.ts';
import { type ScreenTarget, screenPath } from './screens/screen-path.ts';
import { boardTarget, categoryTarget, productTarget } from './screens/targets.ts';
import { rotationGraceSeconds, shouldRenew } from './token-life.ts';

describe('search chips', () => {
  const named = (...names: string[]): ChipBox => ({
    chips: names.map((name, searchNo) => ({ searchNo, name })),
    typed: '',
  });
  const names = (box: ChipBox) => box.chips.map((chip) => chip.name);
  // R5.01
  test('the fourth keyword is refused with the alert, and nothing is lost', () => {
    const full = { ...named('무선', '선물', '이어폰'), typed: '가습기' };
    expect(addTyped(full, 1)).toEqual({ box: full, alert: chipAlerts.tooMany });
    expect(addChip(full, { searchNo: 9, name: '캠핑' }).alert).toEqual({
      title: '알림',
      message: '최대 3개까지 선택 가능합니다.',
    });
  });
  // R5.02
  test('Enter adds unless empty or there already by name', () => {
    expect(names(addTyped({ ...named('무선'), typed: ' 선물 ' }, 7).box)).toEqual(['무선', '선물']);
    expect(names(addTyped({ ...named('무선'), typed: '무선' }, 7).box)).toEqual(['무선']);
    expect(names(addTyped({ ...named('무선'), typed: '  ' }, 7).box)).toEqual(['무선']);
  });
  // R5.03
  test('Backspace removes the last keyword only when nothing is typed', () => {
    expect(names(backspace(named('무선', '선물')))).toEqual(['무선']);
    expect(names(backspace({ ...named('무선'), typed: '선' }))).toEqual(['무선']);
    expect(backspace({ chips: [], typed: '' })).toEqual({ chips: [], typed: '' });
  });
  test('removing a keyword leaves the others, and what is typed', () => {
    const box = { ...named('무선', '선물', '이어폰'), typed: '가습기' };
    expect(removeChip(box, 1)).toEqual({ ...box, chips: [box.chips[0], box.chips[2]] });
  });
  // R5.04
  test('an empty search prompts for a word', () => {
    for (const act of [submitChips, enterChips])
      expect(act({ chips: [], typed: ' ' }, 1).alert).toEqual({ title: '알림', message: '검색어를 입력해주세요.' });
  });
  // R5.05
  test('text with room becomes a chip and is searched at once, by button or Enter', () => {
    for (const act of [submitChips, enterChips]) {
      const outcome = act({ ...named('무선'), typed: '선물' }, 1);
      expect(names(outcome.box)).toEqual(['무선', '선물']);
      expect(outcome.search).toEqual(['무선', '선물']);
      expect(act(outcome.box, 2).search).toEqual(['무선', '선물']);
    }
  });
  // R5.01 R5.05
  test('without room the button searches the three and leaves the text, Enter refuses the fourth', () => {
    const full = { ...named('무선', '선물', '컵'), typed: '캠핑' };
    expect(submitChips(full, 3)).toEqual({ box: full, search: ['무선', '선물', '컵'] });
    expect(enterChips(full, 3)).toEqual({ box: full, alert: chipAlerts.tooMany });
  });
});

// R9.10
describe('money', () => {
  test('won with thousands separators', () =>
    expect([formatWon(1_290_000), formatWonPerMonth(141_933)]).toEqual(['1,290,000원', '월 141,933원']));
  test('negative amounts have a true minus sign, and zero has none', () =>
    expect([-17_250, 0, 17_250].map(formatSignedWon)).toEqual(['−17,250원', '0원', '17,250원']));
  test('a rate never promises more than is off', () => {
    expect([
      discountRate(389_000, 279_000),
      discountRate(100, 99),
      discountRate(100, 120),
      discountRate(null, 5),
      discountRate(1000, 1),
      discountRate(0, 0),
    ]).toEqual([28, 1, 0, 0, 99, 0]);
  });
  // R3.08
  test('counts in ten-thousands', () =>
    expect([12_345, 999, 1000, 48_990, 0].map(inTenThousands)).toEqual(['1.2만', '999', '0.1만', '4.8만', '0']));
});

// R3.08
test('benefit lines: braces are highlighted, comma and plus are spaced', () => {
  expect(readBenefitLine('{NOVA 버즈 3},25W 충전기+케이스')).toEqual([
    { text: 'NOVA 버즈 3', isHighlighted: true },
    { text: ' · 25W 충전기 + 케이스', isHighlighted: false },
  ]);
  expect(readBenefitLine('{열린 괄호')).toEqual([{ text: '{열린 괄호', isHighlighted: false }]);
});

// R5.02
test('a typed keyword gets a random id from 0 to 10000, and never one that is taken', () => {
  expect([typedChipNo(0), typedChipNo(0.5), typedChipNo(1 - Number.EPSILON)]).toEqual([0, 5000, 10_000]);
  const box = addTyped({ chips: [], typed: '가습기' }, 10_000).box;
  const numbers = addTyped({ ...box, typed: '텀블러' }, 10_000).box.chips.map(({ searchNo }) => searchNo);
  expect(numbers).toEqual([10_000, 0]);
});

// R9.12
test('the middle of names and ids is masked', () => {
  expect(['김가은', '김철', '남궁가은', '김'].map(maskName)).toEqual(['김*은', '김*', '남**은', '김']);
  expect(['demo', 'ab', 'familyshop'].map(maskId)).toEqual(['de*o', 'a*', 'fa*******p']);
});

// R9.11
test('business hours', () => {
  expect(businessHours('0900', '1830')).toEqual({ weekdays: '평일 09:00 – 18:30', closed: '주말·공휴일 휴무' });
});

// R9.02
test('a missing order counts as 999', () => {
  const sorted = sortByOrder([
    { id: 1, sortOrder: 1000 },
    { id: 2 },
    { id: 3, sortOrder: 998 },
    { id: 4, sortOrder: 999 },
  ]);
  expect(sorted.map((item) => item.id)).toEqual([3, 2, 4, 1]);
});

// R9.01 R9.02
test('entries without an order come last; pages keep that order', () => {
  const sorted = sortByOrder([{ id: 1 }, { id: 2, sortOrder: 1000 }, { id: 3, sortOrder: 2 }]);
  expect(sorted.map((item) => item.id)).toEqual([3, 1, 2]);
  expect(pagesOf([1, 2, 3, 4, 5, 6], 5)).toEqual([[1, 2, 3, 4, 5], [6]]);
  expect(pagesOf([], 4)).toEqual([]);
});

// R9.01
test('a page of smart keywords holds five on desktop and four on mobile', () =>
  expect(keywordsPerPage).toEqual({ pc: 5, mobile: 4 }));

// R3.09 R4.10
test('recently viewed: joined by a bar, newest first, added once, at most 50, invalid ones ignored', () => {
  expect(readRecentlyViewed('GD1001|<script>|HP2002')).toEqual(['GD1001', 'HP2002']);
  expect(writeRecentlyViewed(addRecentlyViewed(['GD1001'], 'HP2002'))).toBe('HP2002|GD1001');
  expect(addRecentlyViewed(['GD1001', 'HP2002'], 'HP2002')).toEqual(['GD1001', 'HP2002']);
  const many = Array.from({ length: 50 }, (_, index) => `GD${1000 + index}`);
  expect(addRecentlyViewed(many, 'SB0001')).toHaveLength(50);
  expect(removeRecentlyViewed(['GD1001', 'HP2002'], 'GD1001')).toEqual(['HP2002']);
});

// R4.06 R9.03
test('a token with under 300 seconds left is renewed', () => {
  expect([shouldRenew(1000 + 300, 1000), shouldRenew(1000 + 299, 1000)]).toEqual([false, true]);
});

test('a refresh token whose reply was lost still works for ten seconds', () => expect(rotationGraceSeconds).toBe(10));

// R2.11 R2.16 R2.17
test('links by category type, and product links', () => {
  const pathOf = (target: ScreenTarget, device: 'pc' | 'mobile' = 'pc') => screenPath(target, device);
  expect(
    ['GD05301', 'GD05302', 'GD05303', 'GD05304'].map((type) => pathOf(categoryTarget(type as 'GD05301', '12'))),
  ).toEqual([
    '/goods/goodsList?ctgNo=12',
    '/goods/goodsList?ctgNo=12',
    '/exhibition/listExhibition?ctgNo=12',
    '/subs/subsList?ctgNo=12',
  ]);
  expect(pathOf(productTarget('GD25110001'))).toBe('/goods/ngd/GD25110001');
  expect(pathOf(productTarget('HP25110001', '10'))).toBe('/goods/detailWireless?ctgNo=10&gdsGrpNo=HP25110001');
  expect([
    pathOf(boardTarget('CM00404')),
    pathOf(boardTarget('CM00404'), 'mobile'),
    pathOf(boardTarget('CM00410'), 'mobile'),
  ]).toEqual(['/board/boardList?tp=CM00404&page=1', '/notice', '/mdReview']);
  expect([pathOf({ screen: 'cart' }), pathOf({ screen: 'cart' }, 'mobile')]).toEqual([
    '/order/cart',
    '/myQuestion/listCart',
  ]);
  expect([
    pathOf({ screen: 'wishlist' }, 'mobile'),
    pathOf({ screen: 'faq' }, 'mobile'),
    pathOf({ screen: 'faq' }),
  ]).toEqual(['/myQuestion/listMyJjim', '/myShop/faqList', '/myshop/listFaq']);
});

test('password rules', () => {
  expect(unmetPasswordRules('Demo!2026', 'temp')).toEqual([]);
  expect(unmetPasswordRules('Demo!2026', 'demo')).toEqual(['noId']);
  expect(unmetPasswordRules('short1!', 'x1')).toEqual(['length']);
  expect(unmetPasswordRules('shorts1!', 'x1')).toEqual([]);
  expect(unmetPasswordRules('Abc!1357Abc!1357Abc!', 'x1')).toEqual([]);
  expect(unmetPasswordRules('Abc!1357Abc!1357Abc!1', 'x1')).toEqual(['length']);
  expect(unmetPasswordRules('onlyletters', 'x1')).toEqual(['mixture']);
  expect([
    unmetPasswordRules('abcd!9173', 'x1'),
    unmetPasswordRules('a!9999173', 'x1'),
    unmetPasswordRules('a!4321kpz', 'x1'),
  ]).toEqual([['noRun'], ['noRun'], ['noRun']]);
});

// R9.08
test.each([
  ['1', '일반 택배'],
  ['2', '화물 배송'],
  ['3', '특수 배송'],
  ['4', '셔틀 배송'],
  ['5', '문의 후 배송'],
  ['9', '직접 수령'],
  ['8', '당일 배송'],
] as const)('delivery method %s is %s', (code, name) => expect(deliveryMethodName(code)).toBe(name));

// R9.08
test('there are these seven delivery methods and no other', () =>
  expect([...deliveryMethodCodes].sort()).toEqual(['1', '2', '3', '4', '5', '8', '9']));

describe('the life of a basket', () => {
  const now = new Date('2026-11-23T00:00:00Z');
  test('an untouched line is deleted after 30 days', () => {
    expect(cartDays).toBe(30);
    expect(cartStart(now).toISOString()).toBe('2026-10-24T00:00:00.000Z');
  });
  test('a removed line can be restored for 10 minutes', () => {
    expect(undoMinutes).toBe(10);
    expect(undoStart(now).toISOString()).toBe('2026-11-22T23:50:00.000Z');
  });
});

describe('runs in a password', () => {
  test.each(['aaaa', '1234', 'dcba', 'x1234', '9876'])('%s is refused', (run) =>
    expect(unmetPasswordRules(`${run}-Kq7!mW`, '')).toEqual(['noRun']),
  );
  test.each(['aaa', '123', 'cba', '1235', 'aaab', 'axcd', 'abxd', 'axaa', 'aaxa', 'xcba'])('%s is not one', (run) =>
    expect(unmetPasswordRules(`${run}-Kq7!mW`, '')).toEqual([]),
  );
});

describe('how hard a password is to guess', () => {
  const strengthOf = (password: string) => passwordStrength(password, 'demo');
  test('is weak as long as a rule is broken, however long it is', () => {
    expect(['Kq7!mWx', 'Kq7!mWx-demo-29', 'Kq7!mWx-aaaa-29'].map(strengthOf)).toEqual(['weak', 'weak', 'weak']);
  });
  test('is strong from twelve characters of three kinds, nine of them different', () => {
    expect(['Kq7!mWx2pL9z', 'kq7!mwx2pl9z', 'kq7!mwx2kkq7'].map(strengthOf)).toEqual(['strong', 'strong', 'fair']);
    expect(['Kq7!mWx2pL9', 'Kq7!mWx2KqK7', 'Kq7!mWx2pKq7'].map(strengthOf)).toEqual(['fair', 'fair', 'strong']);
  });
});
