import type { MallSalesType } from '@mall/contracts/codes';
import type { Permission } from '@mall/contracts/office/rights';
import { officeScreens } from './screens.ts';

type OfficeMall = { readonly salesType: MallSalesType; readonly isMarketing: boolean };

type Item = {
  readonly name: string;
  /** The name of a file in lucide-react/icons. */
  readonly icon: string;
  /** A permission that shows the entry; 'self' shows it to everybody. */
  readonly shownTo: readonly Permission[] | 'self';
  /** The kinds of malls whose staff need it; all by default. */
  readonly isOf?: (mall: OfficeMall) => boolean;
};

/** Belongs to the provider and to no mall: only for staff of all malls. */
const ofProvider = () => false;
const ordersBySheet = ({ salesType }: OfficeMall) => salesType === 'UPLOAD';
const hasGoods = (mall: OfficeMall) => !ordersBySheet(mall);
const hasMembers = ({ isMarketing }: OfficeMall) => !isMarketing;
const hasJoining = (mall: OfficeMall) => hasMembers(mall) && mall.salesType !== 'COMMON';

/** All entries of the menu, unordered; an entry exists if `officeScreens` has a screen of the same name. */
export const menuItems = {
  today: { name: '오늘', icon: 'house', shownTo: 'self' },

  orders: { name: '주문', icon: 'clipboard-list', shownTo: ['orders.read'] },
  claims: { name: '클레임', icon: 'rotate-ccw', shownTo: ['claims.read'] },
  deposits: { name: '입금', icon: 'landmark', shownTo: ['deposits.read'] },
  ledger: { name: '결제 원장', icon: 'book-open-text', shownTo: ['ledger.read'] },
  differences: { name: '대사', icon: 'equal-not', shownTo: ['ledger.read'] },
  sheets: { name: '대량 주문', icon: 'sheet', shownTo: ['sheets.read'], isOf: ordersBySheet },
  balances: { name: '후불 잔액', icon: 'receipt-text', shownTo: ['sheets.read'], isOf: ordersBySheet },
  applications: {
    name: '휴대폰 신청',
    icon: 'smartphone',
    shownTo: ['applications.totals'],
    isOf: hasGoods,
  },
  subscriptions: {
    name: '구독 신청',
    icon: 'calendar-sync',
    shownTo: ['subscriptions.read'],
    isOf: hasGoods,
  },
  settlement: { name: '정산', icon: 'receipt-text', shownTo: ['settlement.read'] },

  products: { name: '상품', icon: 'package', shownTo: ['products.read'] },
  media: { name: '사진', icon: 'images', shownTo: ['media.read'] },
  approvals: { name: '승인', icon: 'clipboard-check', shownTo: ['products.decide', 'products.request'] },
  brands: { name: '브랜드', icon: 'tag', shownTo: ['products.read'], isOf: ofProvider },
  suppliers: { name: '공급사', icon: 'truck', shownTo: ['products.read'], isOf: ofProvider },
  stock: { name: '재고', icon: 'boxes', shownTo: ['stock.read'], isOf: ofProvider },
  listings: { name: '진열', icon: 'layout-grid', shownTo: ['listings.read'] },
  plans: {
    name: '요금제·지원금',
    icon: 'calendar-clock',
    shownTo: ['plans.read', 'supports.read'],
    isOf: hasGoods,
  },

  malls: { name: '몰', icon: 'store', shownTo: ['policies.read'] },
  blueprints: { name: '블루프린트', icon: 'layers', shownTo: ['malls.write'] },
  lint: { name: '법 점검', icon: 'scale', shownTo: ['malls.read'] },
  runs: { name: '일괄 작업', icon: 'list-checks', shownTo: ['runs.read'] },
  themes: { name: '테마', icon: 'palette', shownTo: ['themes.read'] },
  home: { name: '홈 편집', icon: 'layout-template', shownTo: ['displays.read'], isOf: hasGoods },
  categories: { name: '메뉴', icon: 'folder-tree', shownTo: ['displays.read'], isOf: hasGoods },
  terms: { name: '약관', icon: 'file-text', shownTo: ['terms.read'] },
  contents: { name: '콘텐츠', icon: 'gallery-horizontal-end', shownTo: ['displays.read'] },
  boards: { name: '게시판', icon: 'megaphone', shownTo: ['boards.read'] },
  faq: { name: 'FAQ', icon: 'circle-question-mark', shownTo: ['boards.read'] },

  desk: { name: '회원 데스크', icon: 'headset', shownTo: ['contacts.read'] },
  questions: {
    name: '문의',
    icon: 'message-square-text',
    shownTo: ['questions.read'],
  },
  customerReviews: { name: '고객 후기', icon: 'star', shownTo: ['customerReviews.read'], isOf: hasGoods },
  members: { name: '회원', icon: 'user-round', shownTo: ['members.read'], isOf: hasMembers },
  joining: {
    name: '가입 승인',
    icon: 'user-round-check',
    shownTo: ['joining.read'],
    isOf: hasJoining,
  },
  roster: { name: '임직원 명부', icon: 'contact-round', shownTo: ['roster.read'], isOf: hasMembers },
  points: { name: '복지포인트', icon: 'coins', shownTo: ['budgets.read', 'points.read'] },

  sales: { name: '특가', icon: 'badge-percent', shownTo: ['specialSales.read'], isOf: hasGoods },
  coupons: { name: '쿠폰', icon: 'ticket-percent', shownTo: ['coupons.read'], isOf: hasMembers },
  newsletters: {
    name: '뉴스레터',
    icon: 'mail',
    shownTo: ['newsletters.read'],
    isOf: hasMembers,
  },
  statistics: {
    name: '통계',
    icon: 'chart-column',
    shownTo: ['statistics.read', 'statistics.totals'],
  },
  searches: { name: '검색', icon: 'search', shownTo: ['searches.read'], isOf: hasGoods },

  cases: { name: '결재', icon: 'users', shownTo: 'self' },
  staff: { name: '직원·권한', icon: 'user-round-cog', shownTo: ['staff.read'] },
  records: { name: '기록', icon: 'scroll-text', shownTo: 'self' },
  privacy: { name: '개인정보 요청', icon: 'shield-user', shownTo: ['members.write', 'records.read'] },
  exports: { name: '내려받기', icon: 'download', shownTo: ['exports.write', 'personalExports.write'] },
  mails: { name: '메일', icon: 'mails', shownTo: ['mails.read'] },
  jobs: { name: '작업', icon: 'timer', shownTo: ['system.read'] },
} as const satisfies Readonly<Record<string, Item>>;
export type MenuKey = keyof typeof menuItems;

const groups: readonly { readonly name: string; readonly keys: readonly MenuKey[] }[] = [
  { name: '', keys: ['today'] },
  {
    name: '판매',
    keys: [
      ...(['orders', 'claims', 'deposits', 'ledger', 'differences'] as const),
      ...(['sheets', 'balances', 'applications', 'subscriptions', 'settlement'] as const),
    ],
  },
  { name: '회원', keys: ['desk', 'questions', 'customerReviews', 'members', 'joining', 'roster', 'points'] },
  { name: '상품', keys: ['products', 'media', 'brands', 'suppliers', 'approvals', 'stock', 'listings', 'plans'] },
  {
    name: '몰',
    keys: ['malls', 'blueprints', 'lint', 'runs', 'themes', 'home', 'categories', 'contents', 'terms', 'boards', 'faq'],
  },
  { name: '마케팅', keys: ['sales', 'coupons', 'newsletters', 'statistics', 'searches'] },
  { name: '시스템', keys: ['cases', 'staff', 'records', 'privacy', 'exports', 'mails', 'jobs'] },
];

/** The address of a screen; undefined until it exists, because the menu has no dead links. */
export const pathOfScreen = (key: MenuKey): string | undefined =>
  (officeScreens as Readonly<Record<string, string>>)[key];

/** The menu entry to which a path belongs; undefined if none. */
export function menuItemOf(path: string): Item | undefined {
  const [, first = ''] = path.split('/');
  const key = Object.keys(menuItems).find((name) => pathOfScreen(name as MenuKey) === `/${first}`);
  return key === undefined ? undefined : menuItems[key as MenuKey];
}

/** A staff member's permissions anywhere, and the malls of their scope; 'all' is every mall. */
export type MenuReader = {
  readonly permissions: readonly Permission[];
  readonly malls: readonly OfficeMall[] | 'all';
};

const isShown = ({ shownTo, isOf }: Item, { permissions, malls }: MenuReader): boolean =>
  (shownTo === 'self' || shownTo.some((permission) => permissions.includes(permission))) &&
  (isOf === undefined || malls === 'all' || malls.some(isOf));

export type MenuGroup = {
  readonly name: string;
  readonly items: readonly {
    readonly key: MenuKey;
    readonly name: string;
    readonly path: string;
    readonly icon: string;
  }[];
};

const opensWithSheets = ({ malls }: MenuReader) => malls !== 'all' && malls.length > 0 && malls.every(ordersBySheet);
const sheetsFirst = (one: MenuKey, other: MenuKey) => Number(other === 'sheets') - Number(one === 'sheets');

/** The part of the menu that a staff member may see, whether its screens exist or not. */
export const keysFor = (reader: MenuReader): readonly { readonly name: string; readonly keys: readonly MenuKey[] }[] =>
  groups.map(({ name, keys }) => ({
    name,
    keys: (opensWithSheets(reader) ? keys.toSorted(sheetsFirst) : keys).filter((key) =>
      isShown(menuItems[key], reader),
    ),
  }));

/** A staff member's menu: only existing screens that they may see, and no empty groups. */
export const menuOf = (reader: MenuReader): readonly MenuGroup[] =>
  keysFor(reader)
    .map(({ name, keys }) => ({ name, items: keys.flatMap(itemsOf) }))
    .filter(({ items }) => items.length > 0);

function itemsOf(key: MenuKey): MenuGroup['items'] {
  const path = pathOfScreen(key);
  return path === undefined ? [] : [{ key, name: menuItems[key].name, path, icon: menuItems[key].icon }];
}
