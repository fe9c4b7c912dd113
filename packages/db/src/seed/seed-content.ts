import type { CarrierPlan, ReturnRule } from './content/carrier-types.ts';
import type { JoinQuestion } from './content/join-questions.ts';
import type { SpecialSale } from './content/special-sales.ts';
import type { Supplier } from './content/suppliers.ts';
import type {
  AccountContract,
  BoardPost,
  Brand,
  Category,
  Corner,
  DeliveryFee,
  DemoMember,
  Exhibition,
  Faq,
  Listing,
  PopularKeyword,
  Popup,
  Product,
  SmartKeyword,
  TermVersion,
  WirelessSupport,
} from './content/types.ts';

/** What all malls share. */
export type Catalogue = {
  readonly brands: readonly Brand[];
  readonly suppliers?: readonly Supplier[];
  readonly plans: readonly CarrierPlan[];
  readonly returnRules: readonly ReturnRule[];
  readonly products: readonly Product[];
  readonly productByNo: Pick<ReadonlyMap<string, Product>, 'get'>;
  readonly terms: readonly TermVersion[];
};

/** The columns of the table `mall`; those with defaults may be left out. */
export type MallRow = {
  readonly mallId: number;
  readonly mallUrl: string;
  readonly name: string;
  readonly title: string;
  readonly salesType: string;
  readonly isMarketing: boolean;
};

/** What one mall has of its own. */
export type MallContent = {
  readonly mall: MallRow;
  readonly members: readonly DemoMember[];
  /** For each member, in malls where members order by spreadsheet. */
  readonly accountContract?: AccountContract | undefined;
  readonly joinQuestions: readonly JoinQuestion[];
  readonly categories: readonly Category[];
  readonly listings: readonly Listing[];
  readonly deliveryFees: readonly DeliveryFee[];
  readonly supports: readonly WirelessSupport[];
  readonly corners: readonly Corner[];
  readonly popups: readonly Popup[];
  readonly smartKeywords: readonly SmartKeyword[];
  readonly popularKeywords: readonly PopularKeyword[];
  readonly exhibitions: readonly Exhibition[];
  readonly specialSales: readonly SpecialSale[];
  readonly posts: readonly BoardPost[];
  readonly faqs: readonly Faq[];
};

/** A product and how a mall lists it. */
export type Listed<Kind extends Product = Product> = { readonly product: Kind; readonly listing: Listing };
