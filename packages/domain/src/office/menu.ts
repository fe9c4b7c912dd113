import type { MallSalesType } from '@mall/contracts/codes';
import type { Permission } from '@mall/contracts/office/rights';

type OfficeMall = { readonly salesType: MallSalesType; readonly isMarketing: boolean };

type Item = {
  readonly name: string;
  /** Below the office's host. */
  readonly path: string;
  /** A file of lucide-react/icons. */
  readonly icon: string;
  /** Whoever has one of these sees it; 'self' is everybody. */
  readonly shownTo: readonly Permission[] | 'self';
  /** Malls whose staff have a use for it; all by default. */
  readonly isOf?: (mall: OfficeMall) => boolean;
  /** Its screen stands; the menu has no dead links. */
  readonly isBuilt?: true;
};

const ordersBySheet = ({ salesType }: OfficeMall) => salesType === 'UPLOAD';
const hasGoods = (mall: OfficeMall) => !ordersBySheet(mall);
const hasMembers = ({ isMarketing }: OfficeMall) => !isMarketing;
const hasJoining = (mall: OfficeMall) => hasMembers(mall) && mall.salesType !== 'COMMON';

/** Everything the office will have, in no order. */
export const menuItems = {
  today: { name: '오늘', path: '/', icon: 'house', shownTo: 'self', isBuilt: true },

  orders: { name: '주문', path: '/orders', icon: 'clipboard-list', shownTo: ['orders.read'], isBuilt: true },
  claims: { name: '클레임', path: '/claims', icon: 'rotate-ccw', shownTo: ['claims.read'], isBuilt: true },
  deposits: { name: '입금·대사', path: '/deposits', icon: 'landmark', shownTo: ['deposits.read', 'ledger.read'] },
  sheets: {
    ...{ name: '대량 주문', path: '/sheets', icon: 'sheet', shownTo: ['sheets.read'], isOf: ordersBySheet },
    isBuilt: true,
  },
  balances: {
    ...{ name: '후불 잔액', path: '/balances', icon: 'receipt-text', shownTo: ['sheets.read'], isOf: ordersBySheet },
    isBuilt: true,
  },
  applications: {
    name: '휴대폰 신청',
    path: '/applications',
    icon: 'smartphone',
    shownTo: ['applications.totals'],
    isOf: hasGoods,
    isBuilt: true,
  },
  subscriptions: {
    name: '구독 신청',
    path: '/subscriptions',
    icon: 'calendar-sync',
    shownTo: ['subscriptions.read'],
    isOf: hasGoods,
    isBuilt: true,
  },
  settlement: { name: '정산', path: '/settlement', icon: 'receipt-text', shownTo: ['settlement.read'] },

  products: { name: '상품', path: '/products', icon: 'package', shownTo: ['products.read'] },
  media: { name: '사진', path: '/media', icon: 'images', shownTo: ['products.write'], isBuilt: true },
  approvals: { name: '승인', path: '/approvals', icon: 'clipboard-check', shownTo: ['products.decide'] },
  stock: { name: '재고', path: '/stock', icon: 'boxes', shownTo: ['stock.read'] },
  listings: { name: '진열', path: '/listings', icon: 'layout-grid', shownTo: ['listings.read'] },
  plans: {
    name: '요금제·지원금',
    path: '/plans',
    icon: 'calendar-clock',
    shownTo: ['plans.read', 'supports.read'],
    isOf: hasGoods,
  },

  malls: { name: '몰', path: '/malls', icon: 'store', shownTo: ['malls.read', 'policies.read'] },
  blueprints: { name: '블루프린트', path: '/blueprints', icon: 'layers', shownTo: ['malls.write'] },
  lint: { name: '법 점검', path: '/lint', icon: 'scale', shownTo: ['malls.read'] },
  runs: { name: '일괄 작업', path: '/runs', icon: 'list-checks', shownTo: ['runs.read'] },
  themes: { name: '테마', path: '/themes', icon: 'palette', shownTo: ['themes.read'] },
  home: { name: '홈 편집', path: '/home', icon: 'layout-template', shownTo: ['displays.read'], isOf: hasGoods },
  categories: { name: '메뉴', path: '/categories', icon: 'folder-tree', shownTo: ['displays.read'], isOf: hasGoods },
  terms: { name: '약관', path: '/terms', icon: 'file-text', shownTo: ['terms.read'] },
  boards: { name: '게시판', path: '/boards', icon: 'megaphone', shownTo: ['boards.read'], isBuilt: true },
  faq: { name: 'FAQ', path: '/faq', icon: 'circle-question-mark', shownTo: ['boards.read'], isBuilt: true },

  desk: { name: '회원 데스크', path: '/desk', icon: 'headset', shownTo: ['contacts.read'], isBuilt: true },
  questions: {
    name: '문의',
    path: '/questions',
    icon: 'message-square-text',
    shownTo: ['questions.read'],
    isBuilt: true,
  },
  members: {
    ...{ name: '회원', path: '/members', icon: 'user-round', shownTo: ['members.read'], isOf: hasMembers },
    isBuilt: true,
  },
  joining: {
    name: '가입 승인',
    path: '/joining',
    icon: 'user-round-check',
    shownTo: ['joining.read'],
    isOf: hasJoining,
    isBuilt: true,
  },
  roster: {
    ...{ name: '임직원 명부', path: '/roster', icon: 'contact-round', shownTo: ['roster.read'], isOf: hasMembers },
    isBuilt: true,
  },
  points: { name: '복지포인트', path: '/points', icon: 'coins', shownTo: ['budgets.read', 'points.read'] },

  coupons: { name: '쿠폰', path: '/coupons', icon: 'ticket-percent', shownTo: ['coupons.read'], isOf: hasMembers },
  newsletters: {
    name: '뉴스레터',
    path: '/newsletters',
    icon: 'mail',
    shownTo: ['newsletters.read'],
    isOf: hasMembers,
  },
  statistics: {
    name: '통계',
    path: '/statistics',
    icon: 'chart-column',
    shownTo: ['statistics.read', 'statistics.totals'],
  },
  searches: { name: '검색', path: '/searches', icon: 'search', shownTo: ['searches.read'], isOf: hasGoods },

  cases: { name: '결재', path: '/cases', icon: 'users', shownTo: 'self', isBuilt: true },
  staff: { name: '직원·권한', path: '/staff', icon: 'user-round-cog', shownTo: ['staff.read'], isBuilt: true },
  records: { name: '기록', path: '/records', icon: 'scroll-text', shownTo: 'self', isBuilt: true },
  privacy: {
    ...{ name: '개인정보 요청', path: '/privacy', icon: 'shield-user', shownTo: ['members.write', 'records.read'] },
    isBuilt: true,
  },
  exports: {
    ...{ name: '내려받기', path: '/exports', icon: 'download', shownTo: ['exports.write', 'personalExports.write'] },
    isBuilt: true,
  },
  mails: { name: '메일', path: '/mails', icon: 'mails', shownTo: ['mails.read'], isBuilt: true },
  jobs: { name: '작업', path: '/jobs', icon: 'timer', shownTo: ['system.read'], isBuilt: true },
} as const satisfies Readonly<Record<string, Item>>;
export type MenuKey = keyof typeof menuItems;

const groups: readonly { readonly name: string; readonly keys: readonly MenuKey[] }[] = [
  { name: '', keys: ['today'] },
  {
    name: '판매',
    keys: ['orders', 'claims', 'deposits', 'sheets', 'balances', 'applications', 'subscriptions', 'settlement'],
  },
  { name: '회원', keys: ['desk', 'questions', 'members', 'joining', 'roster', 'points'] },
  { name: '상품', keys: ['products', 'media', 'approvals', 'stock', 'listings', 'plans'] },
  {
    name: '몰',
    keys: ['malls', 'blueprints', 'lint', 'runs', 'themes', 'home', 'categories', 'terms', 'boards', 'faq'],
  },
  { name: '마케팅', keys: ['coupons', 'newsletters', 'statistics', 'searches'] },
  { name: '시스템', keys: ['cases', 'staff', 'records', 'privacy', 'exports', 'mails', 'jobs'] },
];

const isBuilt = (item: Item): boolean => item.isBuilt === true;
/** Where a screen is; undefined while it has not been built. */
export const pathOfScreen = (key: MenuKey): string | undefined => {
  const item: Item = menuItems[key];
  return isBuilt(item) ? item.path : undefined;
};

/** Who looks: what one may do anywhere, and the malls one may do it in; 'all' is every mall there is. */
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

/** The office's menu for who looks: only screens that are there and that they may see, and no empty groups. */
export function menuOf(reader: MenuReader, isThere: (item: Item) => boolean = isBuilt): readonly MenuGroup[] {
  const shown = groups.map(({ name, keys }) => ({
    name,
    items: (opensWithSheets(reader) ? keys.toSorted(sheetsFirst) : keys)
      .filter((key) => isThere(menuItems[key]) && isShown(menuItems[key], reader))
      .map((key) => ({ key, name: menuItems[key].name, path: menuItems[key].path, icon: menuItems[key].icon })),
  }));
  return shown.filter((group) => group.items.length > 0);
}
