import type { MallSalesType, PopupType, ProductKind, TermCode } from '@mall/contracts/codes';
import type { CareType } from '@mall/contracts/product-codes';
import type { Seller } from '../seller.ts';
import type { ThemeTokens } from '../theme/theme-tokens.ts';
import type { Wording } from './wordings.ts';

type Company = {
  readonly name: string;
  readonly salesType: MallSalesType;
  readonly isMarketing: boolean;
  readonly company: string;
  readonly representativeName: string;
  readonly businessNumber: string;
  readonly salesPermitNumber: string;
  readonly hostingProvider: string;
  readonly address: string;
  readonly customerPhone: string;
  readonly email: string;
  /** The picture that certifies purchase safety, below the pages of phones. */
  readonly mobileCertificateImage: string;
  /** Its link, so that visitors can verify it. */
  readonly mobileCertificateLink: string;
};

export type TermFact = {
  readonly termNo: number;
  readonly code: TermCode;
  /** YYYY-MM-DD */
  readonly appliedOn: string;
  /** The mall's addition, after the provider's text. */
  readonly html: string;
  /** YYYY-MM-DD; null for versions from before announcements. */
  readonly announcedOn: string | null;
  readonly isAdverse: boolean;
};

/** A product that the mall shows. */
export type ProductFact = {
  readonly productNo: string;
  readonly name: string;
  readonly kind: ProductKind;
  /** The non-empty lines of its statutory notice, as `label: value`. */
  readonly notice: readonly string[];
  /** Its supplier; null if it has none. */
  readonly seller: Pick<Seller, 'supplierNo' | 'company' | 'businessNumber' | 'salesPermitNumber'> | null;
  /** What the law requires to be stated for its sort; null without a sort. */
  readonly group: {
    readonly name: string;
    readonly lines: readonly { readonly label: string; readonly mayRefer: boolean }[];
  } | null;
  /** Whether every option that can be ordered costs more than the price shown. */
  readonly costsMore: boolean;
  /** In won: the extra price of the option that its page selects first, over the cheapest that can be ordered. */
  readonly startsDearer: number;
  /** Its freight is stated only on request. */
  readonly hasUnknownFreight: boolean;
  /** Computed from the market price. */
  readonly discountRate: number;
  readonly marketPrice: number;
  /** The lowest price in the twenty days before the current one; the current price if that is older. */
  readonly formerPrice: number;
  readonly isFirstMonthFree: boolean;
  /** Lines that state the cost of leaving a subscription. */
  readonly leavingLines: number;
};

/** A monthly fee that is, or will be, higher than what members under a contract have signed for. */
export type RaisedFee = {
  /** Name of the product, or of the plan. */
  readonly no: string;
  readonly name: string;
  /** The lowest fee that was signed for, and the current one. */
  readonly before: number;
  readonly after: number;
  /** The day from which it applies, YYYY-MM-DD; null for now. */
  readonly from: string | null;
  readonly contracts: number;
} & (
  | { readonly of: 'subscription'; readonly months: number; readonly careType: CareType }
  | { readonly of: 'plan'; readonly months: null; readonly careType: null }
);

export const textKinds = ['product', 'sale', 'popup', 'banner', 'exhibition', 'post', 'page', 'faq'] as const;
export type TextKind = (typeof textKinds)[number];
/** A text of the mall: its kind, its key within that kind, and its name. */
export type TextPlace = { readonly kind: TextKind; readonly key: string; readonly name: string };

/** A picture or coloured background with its own text. */
export type BannerFact = TextPlace & {
  readonly image: string;
  readonly words: string;
  /** Background colours and whether the text on them is white; empty for a plain one. */
  readonly grounds: readonly string[];
  readonly isOnDark: boolean;
};

export type LinkFact = TextPlace & { readonly link: string };

export type SaleFact = {
  readonly saleNo: number;
  readonly headline: string;
  readonly productNo: string;
  /** What is left of the sale's pieces, and of the stock for it. */
  readonly piecesLeft: number;
  readonly stock: number;
  readonly isVisible: boolean;
};

type StaffFact = {
  readonly staffNo: number;
  readonly name: string;
  /** A passkey or an app for one-time codes. */
  readonly hasFactor: boolean;
  /** The last day of the account, YYYY-MM-DD. */
  readonly endsOn: string | null;
};

/** Everything that the rules read of one mall, on one day. */
export type LintFacts = {
  /** In Seoul, YYYY-MM-DD. */
  readonly today: string;
  readonly mall: Company;
  /** Every existing version of every code. */
  readonly terms: readonly TermFact[];
  readonly products: readonly ProductFact[];
  readonly raisedFees: readonly RaisedFee[];
  /** What the mall's own theme changes of its base; empty for an unchanged base. */
  readonly theme: ThemeTokens;
  /** Where a wording was found, with its exact text. */
  readonly wordings: readonly (TextPlace & { readonly wording: Wording; readonly found: string })[];
  readonly banners: readonly BannerFact[];
  /** For how many days each kind of open popup can be hidden. */
  readonly popups: readonly { readonly type: PopupType; readonly hiddenDays: number }[];
  /** Pictures in popups without alternative text. */
  readonly mutePictures: readonly TextPlace[];
  /** Links to something that the mall does not show. */
  readonly deadLinks: readonly LinkFact[];
  /** Listed and switched on, yet not shown. */
  readonly unseen: readonly { readonly productNo: string; readonly name: string }[];
  readonly sales: readonly SaleFact[];
  readonly members: {
    /** Members who consent to advertising and were last asked more than two years ago. */
    readonly oldConsents: number;
    /** Advertising mails of the last year, and how many of them were sent at night. */
    readonly adverts: number;
    readonly nightAdverts: number;
  };
  readonly privacy: {
    /** What should have been deleted by now, by kind. */
    readonly overdue: readonly { readonly what: string; readonly count: number }[];
    /** The last month whose access log is to be reviewed; null before the first. */
    readonly review: { readonly month: string; readonly isSigned: boolean } | null;
    /** Staff with a permission in this mall. */
    readonly staff: readonly StaffFact[];
  };
  /** Null if a mall has none. */
  readonly points: {
    readonly saysExpiry: boolean;
    readonly warnsBefore: boolean;
    /** Won. */
    readonly unspent: number;
    readonly issuedThisYear: number;
  } | null;
};
