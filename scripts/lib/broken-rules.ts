/** A rule of packages/domain broken on purpose: the text that stands once in the file, and what it is made into. */
export type BrokenRule = { readonly file: string; readonly from: string; readonly to: string };

const inFile = (file: string, ...changes: readonly (readonly [from: string, to: string])[]): BrokenRule[] =>
  changes.map(([from, to]) => ({ file, from, to }));

/** Money, states, what is sold out and what is checked. */
export const brokenRules: readonly BrokenRule[] = [
  ...inFile(
    'instalment.ts',
    ['instalmentRatePerMonth = 0.00492', 'instalmentRatePerMonth = 0.005'],
    ['if (months === 1) return principal;', 'if (months === 1) return principal + 1;'],
    ['if (principal <= 0 || months <= 1) return 0;', 'if (principal <= 0 || months < 1) return 1;'],
    ['lastMonth: total - monthly * (months - 1)', 'lastMonth: monthly'],
    ['ratePerMonth * 12 * 1000', 'ratePerMonth * 11 * 1000'],
    [
      'if (principal <= 0 || paidMonths >= months) return 0;',
      'if (principal <= 0 || paidMonths >= months) return principal;',
    ],
  ),
  ...inFile(
    'sold-out.ts',
    ['if (goods.status === goodsStatus.soldOut) return true;', ''],
    ['colour.stockQuantity <= 0', 'colour.stockQuantity < 0'],
    ['colour.useCode === optionUse.soldOut', 'false'],
    ['&& option.stockQuantity > 0', ''],
  ),
  ...inFile(
    'delivery-tariff.ts',
    ['byMethod[product.deliveryMethod] ?? usual', 'usual'],
    ["product.hasFreeDelivery || product.deliveryMethod === '9'", 'product.hasFreeDelivery'],
  ),
  ...inFile(
    'order-states.ts',
    [
      "PAID: ['PREPARING', 'CANCELLED', 'PENDING_PAYMENT']",
      "PAID: ['PREPARING', 'SHIPPED', 'CANCELLED', 'PENDING_PAYMENT']",
    ],
    ['const returnDays = 7;', 'const returnDays = 8;'],
    ['const confirmDays = 8;', 'const confirmDays = 7;'],
    ["SHIPPED: ['DELIVERED']", "SHIPPED: ['DELIVERED', 'CANCELLED']"],
  ),
  ...inFile(
    'refund.ts',
    ['RETURN: 1, EXCHANGE: 2', 'RETURN: 2, EXCHANGE: 2'],
    ["if (fault === 'SELLER') return Math.max(saved, 0);", "if (fault === 'SELLER') return saved;"],
    ['isKept ? 0 : Math.max(0, room - returnFee)', 'isKept ? 0 : room - returnFee + 1'],
  ),
  ...inFile(
    'leave-cost.ts',
    ['month < quote.contractMonths', 'month <= quote.contractMonths'],
    ['day <= fullDays ? 1', 'day <= fullDays ? 0'],
  ),
  ...inFile('maximum-chips.ts', ['maximumChips = 3', 'maximumChips = 4']),
  ...inFile(
    'chips.ts',
    ["if (typed !== '' && box.chips.length < maximumChips)", 'if (box.chips.length < maximumChips)'],
    ['box.chips.slice(0, -1)', 'box.chips.slice(1)'],
  ),
  ...inFile(
    'token-life.ts',
    ['renewBeforeSeconds = 300', 'renewBeforeSeconds = 299'],
    ['< renewBeforeSeconds', '<= renewBeforeSeconds'],
  ),
  ...inFile(
    'password-policy.ts',
    ['password.length >= 8', 'password.length >= 7'],
    ['password.length <= 20', 'password.length <= 21'],
    ['[0, 1, -1]', '[0, 1]'],
    ["loginId === '' || !", "loginId === '' || "],
  ),
  ...inFile('masking.ts', ['id.length <= 3', 'id.length <= 2'], ["'*'.repeat(middle.length)", "'*'.repeat(3)"]),
];
