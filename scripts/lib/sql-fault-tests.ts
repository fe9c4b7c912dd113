import { globSync } from 'node:fs';
import { checkoutFolder } from '../../packages/db/src/settings.ts';

/** Each function or file that gets faults, with the parts of file names of the tests that reach it. */
type TestsOf = Readonly<Record<string, readonly string[]>>;

const stock = 'modules/order/stock';
const cards = 'modules/operator-data/plans-command';
const withdrawal = 'modules/member/withdrawal';

/** Functions of the database that move stock, count money, decide what is sold out, guard prices, and keep what the law requires. */
export const testsOfFunctions: TestsOf = {
  is_out_of_stock: [stock, 'modules/listing/follow-products', 'rules-in-sql'],
  is_gone: ['modules/listing/follow-products', 'rules-in-sql'],
  move_shelf: [stock, 'modules/order/order.property', 'rules-in-sql', 'definer-functions'],
  product_sold_out: ['modules/listing/follow-products', 'rules-in-sql'],
  follow_product: ['modules/listing/follow-products'],
  malls_behind: ['modules/listing/follow-products', 'rules-in-sql'],
  move_stock: [stock, 'modules/order/order.property', 'modules/order/claim', 'rules-in-sql'],
  sell_for_orders: ['modules/upload', stock],
  move_application_stock: ['modules/application'],
  assert_card_choice_is_open: [cards],
  plan_rule_changed: [cards],
  set_phone_list_prices: ['modules/wireless'],
  archive_orders: [withdrawal, 'modules/upload/upload-erasure'],
  archive_applications: [withdrawal],
  archive_subscriptions: [withdrawal],
  archive_questions: [withdrawal, 'modules/question/question', 'definer-functions'],
  erase_expired_archive: [withdrawal, 'definer-functions'],
};

/** Statements in TypeScript that add up money and held amounts. */
export const testsOfQueries: TestsOf = {
  'apps/api/src/modules/account/account-standing.repository.ts': ['modules/account/', 'modules/upload/upload.routes'],
  'apps/api/src/modules/order/place/holding.repository.ts': ['modules/order/place/holding-limit'],
  'apps/api/src/modules/payment/ledger.repository.ts': ['modules/payment/virtual-account', 'modules/payment/confirm'],
  'apps/api/src/modules/payment/compare/comparison.repository.ts': ['modules/payment/compare'],
};

/** Parts of file names that match no test: Vitest would ignore them silently. */
export function filtersWithoutTests(testsOf: TestsOf): string[] {
  const files = globSync('{apps,packages,scripts}/**/*.{db,routes}.test.ts', {
    cwd: checkoutFolder,
    exclude: (name) => name === 'node_modules',
  });
  const filters = new Set(Object.values(testsOf).flat());
  return [...filters].filter((filter) => !files.some((file) => file.includes(filter)));
}
