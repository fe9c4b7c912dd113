/**
 * Every screen of the office by name, with its path on the office's host. Its page is in the routes of `apps/admin`; `menuItems` says who
 * sees it in the menu, if it has an entry of the same name.
 */
export const officeScreens = {
  today: '/',
  orders: '/orders',
  order: '/orders/$mallId/$orderNo',
  orderByHand: '/orders/by-hand',
  orderPrints: '/orders/print',
  claims: '/claims',
  claim: '/claims/$mallId/$orderNo/$claimNo',
  claimRequest: '/claims/$mallId/$orderNo/new',
  deposits: '/deposits',
  deposit: '/deposits/$mallId/$orderNo',
  ledger: '/ledger',
  differences: '/differences',
  sheets: '/sheets',
  balances: '/balances',
  applications: '/applications',
  application: '/applications/$mallId/$applicationNo',
  subscriptions: '/subscriptions',
  installations: '/subscriptions/calendar',
  subscription: '/subscriptions/$mallId/$applicationNo',
  staff: '/staff',
  rights: '/rights',
  cases: '/cases',
  records: '/records',
  accessRecords: '/records/access',
  questions: '/questions',
  answerTemplates: '/questions/templates',
  question: '/questions/$place',
  customerReviews: '/customer-reviews',
  boards: '/boards',
  faq: '/faq',
  terms: '/terms',
  reconsents: '/terms/reconsents',
  term: '/terms/$termCode',
  termAnnex: '/terms/$termCode/$mallId',
  themes: '/themes',
  home: '/home',
  contents: '/contents',
  contentCalendar: '/contents/calendar',
  sales: '/sales',
  products: '/products',
  productSheets: '/products/sheets',
  productSheet: '/products/sheets/$sheetNo',
  product: '/products/$productNo',
  approvals: '/approvals',
  approval: '/approvals/$requestNo',
  media: '/media',
  stock: '/stock',
  closedDays: '/stock/closed-days',
  categories: '/categories',
  brands: '/brands',
  suppliers: '/suppliers',
  listings: '/listings',
  priceRules: '/listings/rules',
  plans: '/plans',
  planPrices: '/plans/prices',
  returnRules: '/plans/rules',
  cardPreview: '/plans/cards',
  malls: '/malls',
  mall: '/malls/$mallId',
  mallNew: '/malls/new',
  mallOpening: '/malls/$mallId/opening',
  blueprints: '/blueprints',
  mails: '/mails',
  jobs: '/jobs',
  exports: '/exports',
  account: '/account',
  members: '/members',
  joining: '/joining',
  desk: '/desk',
  followUps: '/desk/follow-ups',
  contact: '/desk/$mallId/$contactNo',
  lint: '/lint',
  lintMalls: '/lint/malls',
  roster: '/roster',
  privacy: '/privacy',
  review: '/records/review',
  asked: '/records/asked',
  invitation: '/invitation',
} as const;
export type OfficeScreen = keyof typeof officeScreens;

type NamesIn<Path extends string> = Path extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<More>
    : Rest
  : never;
/** The values of a screen's parameters. */
type ScreenParams<S extends OfficeScreen> = Readonly<Record<NamesIn<(typeof officeScreens)[S]>, string | number>>;
/** A screen with its parameters, or without if it has none. */
export type OfficeTarget<S extends OfficeScreen> = { readonly screen: S } & (S extends unknown
  ? NamesIn<(typeof officeScreens)[S]> extends never
    ? { readonly params?: undefined }
    : { readonly params: ScreenParams<S> }
  : never);

/** The path of a screen: a wrong name or parameter does not compile. */
export function officePath<S extends OfficeScreen>({ screen, params }: OfficeTarget<S>): string {
  const values: Readonly<Record<string, string | number>> = params ?? {};
  return officeScreens[screen].replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

/** The same for a name that is only known at run time; undefined if the screen has not been built. */
export function officePathOf(screen: string, params: Readonly<Record<string, string | number>>): string | undefined {
  return Object.hasOwn(officeScreens, screen)
    ? officePath({ screen, params } as OfficeTarget<OfficeScreen>)
    : undefined;
}

const patterns = Object.values(officeScreens).map((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`));

/** Whether there is a screen at this path. */
export const isOfficePath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
