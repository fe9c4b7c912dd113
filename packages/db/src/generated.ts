// Written by `npm run db:types` from the migrations; not edited by hand.
import type { Applicant, ApplicationChoice, ApplicationDelivery } from '@mall/contracts/application-draft';
import type { Benefit } from '@mall/contracts/exhibition';
import type { ContentBody } from '@mall/contracts/content-body';
import type { ContractSheet } from '@mall/contracts/application';
import type { DeliveryRates } from '@mall/domain/basket';
import type { Fix } from '@mall/domain/lint/lint-rule';
import type { Labelled } from '@mall/contracts/goods-detail';
import type { ListArrangement, ViewFilter } from '@mall/contracts/office/views';
import type { PaymentDetails } from '@mall/contracts/payment';
import type { PickupAddress } from '@mall/contracts/order';
import type { PriceRule } from '@mall/contracts/office/price-runs';
import type { RefundAccount } from '@mall/contracts/claim';
import type { ReturnStep } from '@mall/domain/leave-cost';
import type { Seller } from '@mall/domain/seller';
import type { Sticker } from '@mall/contracts/goods';
import type { SubscriptionSheet } from '@mall/contracts/subscription-application';
import type { ThemeBody } from '@mall/contracts/mall-theme';
import type { UploadColumn, UploadIssue } from '@mall/contracts/upload';
import type { Generated, GeneratedAlways } from 'kysely';

export type Actor = 'MEMBER' | 'OPERATOR' | 'SYSTEM';

export type ApplicationCheckKind = 'ARREARS' | 'ID_CARD';

export type ApplicationHold = '' | 'DOCUMENT' | 'IDENTITY' | 'LIMIT' | 'OTHER' | 'UNPAID';

export type ApplicationState = 'ACTIVATED' | 'ACTIVATION_REQUESTED' | 'APPROVED' | 'CANCELLED' | 'CERTIFIED' | 'DELIVERED' | 'ON_HOLD' | 'RECEIVED' | 'REJECTED' | 'SHIPPED' | 'WITHDRAWN';

export type ApprovalState = 'N' | 'R' | 'Y';

export type ClaimState = 'APPROVED' | 'DONE' | 'PICKED_UP' | 'REJECTED' | 'REQUESTED' | 'WITHDRAWN';

export type DeliveryMethod = '1' | '2' | '3' | '4' | '5' | '8' | '9';

export type Device = 'mobile' | 'pc';

export type JoinType = 'CHANGE' | 'NEW' | 'TRANSFER';

export type LintSeverity = 'AMBER' | 'INFO' | 'RED';

export type OrderState = 'CANCELLED' | 'CONFIRMED' | 'DELIVERED' | 'EXPIRED' | 'PAID' | 'PENDING_PAYMENT' | 'PREPARING' | 'SHIPPED';

export type ProductKind = 'goods' | 'subscription' | 'wireless';

export type ReviewFit = 'LARGE' | 'RIGHT' | 'SMALL';

export type ReviewHiding = 'ABUSE' | 'ADVERTISING' | 'PRIVACY' | 'RIGHTS' | 'UNRELATED';

export type StockEntryKind = 'CLOSING' | 'COUNT' | 'IN' | 'OPENING' | 'OUT';

export type StockMovementKind = 'RELEASE' | 'RESERVE' | 'RETURN' | 'SELL';

export type SubscriptionState = 'APPROVED' | 'CANCELLED' | 'CONSULTING' | 'IN_USE' | 'INSTALLATION_PLANNED' | 'RECEIVED' | 'TERMINATED';

export interface AccessReview {
  month: Date;
  note: Generated<string>;
  openedAt: Date;
  signedAt: Date | null;
  signedBy: number | null;
}

export interface AccountContract {
  approvedAt: Date;
  changedAt: Date;
  creditLimit: number;
  mallId: number;
  memberNo: number;
  paymentDays: number;
  state: 'APPROVED' | 'SUSPENDED';
}

export interface AccountEntry {
  amount: number;
  entryKey: string;
  entryNo: Generated<number>;
  happenedAt: Date;
  kind: 'CHARGE' | 'CREDIT';
  mallId: number;
  memberNo: number;
  orderNo: string;
}

export interface AccountLink {
  emailHash: Buffer;
  expiresAt: Date;
  formerEmail: string | null;
  issuedAt: Date;
  linkId: string;
  mallId: number;
  memberNo: number;
  newEmail: string | null;
  purpose: 'CHANGE_EMAIL' | 'RESET_PASSWORD' | 'VERIFY_EMAIL' | 'WAKE';
  sessionId: string | null;
  usedAt: Date | null;
}

export interface AccountSettlement {
  amount: number;
  mallId: number;
  memberNo: number;
  reference: string;
  settledAt: Date;
  settlementNo: Generated<number>;
}

export interface Address {
  addressNo: Generated<number>;
  createdAt: Generated<Date>;
  detailAddress: Generated<string>;
  isDefault: Generated<boolean>;
  label: Generated<string>;
  mallId: number;
  memberNo: number;
  phone: string;
  postcode: string;
  recipient: string;
  roadAddress: string;
}

export interface AnswerTemplate {
  body: string;
  category: Generated<string>;
  name: string;
  ofMallId: number | null;
  templateNo: Generated<number>;
  version: Generated<number>;
}

export interface Application {
  activatedAt: Date | null;
  applicantNameKey: GeneratedAlways<string>;
  applicationNo: string;
  assignedTo: number | null;
  blankedAt: Date | null;
  carrier: Generated<string>;
  ciHash: string;
  holdReason: Generated<ApplicationHold>;
  image: string;
  invoiceNo: Generated<string>;
  joinType: GeneratedAlways<string>;
  mallId: number;
  memberNo: number;
  movedAt: Generated<Date>;
  optionNo: number;
  planCarrier: GeneratedAlways<string>;
  planNo: number | null;
  productName: GeneratedAlways<string>;
  productNo: string;
  requestKey: string;
  sheet: ContractSheet;
  state: ApplicationState;
  submittedAt: Date;
}

export interface ApplicationCheck {
  applicationNo: string;
  checkedAt: Date;
  isPassed: boolean;
  kind: ApplicationCheckKind;
  mallId: number;
  staffNo: number;
}

export interface ApplicationDraft {
  applicant: Applicant | null;
  certifiedAt: Date | null;
  choice: ApplicationChoice;
  delivery: ApplicationDelivery | null;
  mallId: number;
  memberNo: number;
  productNo: string;
  savedAt: Date;
  sealedIdentity: string | null;
}

export interface ApplicationEvent {
  actor: Actor;
  applicationNo: string;
  eventNo: Generated<number>;
  fromState: ApplicationState | null;
  happenedAt: Date;
  mallId: number;
  reason: Generated<string>;
  staffNo: number | null;
  toState: ApplicationState;
}

export interface ApplicationMovement {
  applicationNo: string;
  happenedAt: Date;
  kind: StockMovementKind;
  mallId: number;
  movementNo: Generated<number>;
  optionNo: number;
  pieces: number;
  productNo: string;
}

export interface ApprovalCase {
  answer: Generated<string>;
  caseNo: Generated<number>;
  decidedAt: Date | null;
  decidedBy: number | null;
  expiresAt: Date;
  kind: string;
  madeAt: Date;
  madeBy: number;
  ofMallId: number | null;
  reason: string;
  request: unknown;
  state: Generated<'APPROVED' | 'EXPIRED' | 'OPEN' | 'REJECTED' | 'TAKEN_BACK'>;
  subject: string;
  summary: unknown;
}

export interface BlueprintSection {
  changedAt: Date;
  changedBy: number;
  isLocked: boolean;
  mallId: number;
  section: 'annexes' | 'boards' | 'delivery' | 'faq' | 'home' | 'joining' | 'keywords' | 'limits' | 'look' | 'menu' | 'popups';
}

export interface BoardAttachment {
  attachmentName: string;
  boardType: string;
  byteCount: number;
  fileName: string;
  fileType: 'csv' | 'doc' | 'docx' | 'hwp' | 'hwpx' | 'jpg' | 'pdf' | 'png' | 'ppt' | 'pptx' | 'txt' | 'xls' | 'xlsx' | 'zip';
  mallId: number;
  position: number;
  postNo: number;
}

export interface BoardPost {
  author: Generated<string>;
  boardType: 'CM00404' | 'CM00410';
  html: string;
  image: Generated<string>;
  isPinned: Generated<boolean>;
  label: Generated<string>;
  mallId: number;
  postNo: number;
  postedOn: Date;
  productNos: Generated<string[]>;
  summary: Generated<string>;
  title: string;
}

export interface Brand {
  brandId: number;
  changedAt: Date | null;
  changedBy: number | null;
  name: string;
  searchWords: Generated<string[]>;
  version: Generated<number>;
}

export interface BuildFile {
  brotli: Buffer | null;
  content: Buffer;
  gzip: Buffer | null;
  name: string;
  retiredAt: Date | null;
  site: 'office' | 'web';
}

export interface CarrierPlan {
  benefitSummary: Generated<string>;
  carrier: string;
  changedAt: Generated<Date>;
  changedBy: number | null;
  dataSummary: Generated<string>;
  isPopular: Generated<boolean>;
  joinTypes: Generated<('CHANGE' | 'NEW' | 'TRANSFER')[]>;
  maxAge: number | null;
  minAge: number | null;
  name: string;
  persons: Generated<('CORPORATE' | 'INDIVIDUAL' | 'SOLDIER' | 'WELFARE')[]>;
  phoneNetworks: Generated<('5G' | 'LTE')[]>;
  planNo: number;
  sortOrder: Generated<number>;
  version: Generated<number>;
}

export interface CarrierPlanPrice {
  discountMonthly12: number;
  discountMonthly24: number;
  monthlyPrice: number;
  planNo: number;
  validFrom: Date;
  validTo: Date | null;
}

export interface CarrierReturnRule {
  basis: 'COMMON_SUPPORT' | 'EXTRA_SUPPORT' | 'PLAN_DISCOUNT';
  carrier: string;
  checkedOn: Date | null;
  contractMonths: 12 | 24;
  fullDays: number | null;
  source: Generated<string>;
  steps: Generated<ReturnStep[]>;
  validFrom: Date;
  validTo: Date | null;
}

export interface CartLine {
  addedAt: Date;
  isSelected: Generated<boolean>;
  mallId: number;
  memberNo: number;
  optionNo: number;
  priceWhenAdded: number;
  productNo: string;
  quantity: number;
  touchedAt: Date;
}

export interface CashReceipt {
  amount: Generated<number>;
  changedAt: Date;
  failure: Generated<string>;
  isSettled: Generated<boolean>;
  issueNo: Generated<number>;
  mallId: number;
  number: string;
  orderNo: string;
  purpose: 'EXPENSE_PROOF' | 'INCOME_DEDUCTION';
  receiptKey: string | null;
  receiptUrl: Generated<string>;
  requestedAmount: number | null;
}

export interface Category {
  categoryNo: string;
  changedAt: Date | null;
  changedBy: number | null;
  isOnMobile: Generated<boolean>;
  isShown: Generated<boolean>;
  mallId: number;
  mobileImage: Generated<string>;
  name: string;
  sortOrder: number | null;
  type: 'GD05301' | 'GD05302' | 'GD05303' | 'GD05304';
  url: Generated<string>;
  version: Generated<number>;
}

export interface Certification {
  certificationNo: string;
  expiresAt: Date;
  keyHash: string;
  mallId: number;
  memberNo: number | null;
  purpose: 'APPLICATION' | 'CHANGE_IDENTITY' | 'FIND_ID' | 'RESET_PASSWORD' | 'SIGN_UP';
  sealedIdentity: string | null;
  state: 'CONFIRMED' | 'FAILED' | 'OPEN' | 'RETURNED' | 'USED';
  ticketHash: string | null;
}

export interface Claim {
  answer: Generated<string>;
  changedAt: Date;
  claimNo: number;
  fault: 'MEMBER' | 'SELLER';
  mallId: number;
  orderNo: string;
  pickup: PickupAddress | null;
  reason: string;
  refundAccount: RefundAccount | null;
  refundAmount: Generated<number>;
  refundStartedAt: Date | null;
  requestedAt: Date;
  returnFee: Generated<number>;
  state: ClaimState;
  type: 'CANCEL' | 'EXCHANGE' | 'RETURN';
}

export interface ClaimEvent {
  actor: Actor;
  claimNo: number;
  eventNo: Generated<number>;
  fromState: ClaimState | null;
  happenedAt: Date;
  mallId: number;
  orderNo: string;
  reason: Generated<string>;
  staffNo: number | null;
  toState: ClaimState;
}

export interface ClaimLine {
  claimNo: number;
  lineNo: number;
  mallId: number;
  orderNo: string;
  quantity: number;
}

export interface ClosedDay {
  day: Date;
  enteredAt: Date;
  enteredBy: number | null;
  name: string;
  stops: 'ALL' | 'DELIVERY' | 'SHIPPING';
}

export interface Consent {
  agreedAt: Date;
  annexNo: number | null;
  applicationNo: string | null;
  consentNo: Generated<number>;
  mallId: number;
  memberNo: number;
  orderNo: string | null;
  subscriptionNo: string | null;
  termNo: number;
}

export interface Contact {
  beganAt: Date;
  channel: 'CHAT' | 'EMAIL' | 'PHONE' | 'VISIT';
  contactNo: Generated<number>;
  endedAt: Date | null;
  mallId: number;
  memberNo: number;
  result: 'ANSWERED' | 'DONE' | 'FOLLOW_UP' | 'NO_ANSWER' | 'PASSED_ON' | null;
  staffNo: number;
  topic: 'CLAIM' | 'DELIVERY' | 'MEMBER' | 'OTHER' | 'SIGN_IN' | 'SUBSCRIPTION' | 'WIRELESS' | null;
  verified: Generated<string[]>;
}

export interface ContentFile {
  attachmentName: string;
  byteCount: number;
  fileName: string;
  fileType: string;
  mallId: number;
  sentAt: Date;
}

export interface ContentPage {
  html: string;
  mallId: number;
  pageName: 'familyShopIntro' | 'handyService';
  title: string;
}

export interface ContentRevision {
  body: ContentBody;
  endsAt: Date | null;
  isCurrent: Generated<boolean>;
  isPinned: GeneratedAlways<boolean>;
  key: number;
  kind: 'CM00404' | 'CM00410' | 'EXHIBITION' | 'HOME' | 'KEYWORDS' | 'PAGE' | 'POPUP';
  label: GeneratedAlways<string>;
  madeAt: Date;
  mallId: number;
  revisionNo: number;
  staffNo: number | null;
  startsAt: Date | null;
  state: 'DRAFT' | 'ENDED' | 'LIVE' | 'SCHEDULED';
  title: GeneratedAlways<string>;
}

export interface ContentView {
  contentId: string;
  contentType: 'CATEGORY' | 'POST';
  mallId: number;
  viewCount: Generated<number>;
}

export interface Corner {
  areaCode: '012001' | '012002' | '012003' | '012004' | '012005' | '012006' | '012007' | '013001' | '014001';
  device: Device;
  items: Generated<unknown>;
  link: Generated<string>;
  mallId: number;
  sortOrder: Generated<number>;
  subtitle: Generated<string>;
  title: Generated<string>;
}

export interface CustomerReview {
  answer: Generated<string>;
  answeredAt: Date | null;
  body: string;
  changedAt: Date | null;
  fit: ReviewFit | null;
  height: number | null;
  helpfulCount: Generated<number>;
  hiddenAt: Date | null;
  hiddenFor: ReviewHiding | null;
  hiddenWords: Generated<string>;
  isRewarded: Generated<boolean>;
  isShown: GeneratedAlways<boolean>;
  lineNo: number;
  mallId: number;
  memberNo: number;
  optionNo: number;
  optionText: string;
  orderNo: string;
  pictureCount: Generated<number>;
  productNo: string;
  removedAt: Date | null;
  reportCount: Generated<number>;
  reviewNo: Generated<number>;
  stars: number;
  usualSize: Generated<string>;
  version: Generated<number>;
  weight: number | null;
  writer: string;
  writtenAt: Date;
}

export interface DeliveryFee {
  deliveryMethod: DeliveryMethod;
  fee: number;
  freeFrom: number | null;
  mallId: number;
}

export interface Exhibition {
  categoryNo: string | null;
  colourFrom: string;
  colourTo: string;
  description: Generated<string>;
  endsOn: Date;
  exhibitionNo: number;
  focalX: Generated<number>;
  focalY: Generated<number>;
  image: string;
  isOnDark: Generated<boolean>;
  kicker: Generated<string>;
  mallId: number;
  noticeLines: Generated<string[]>;
  sortOrder: Generated<number>;
  startsOn: Date;
  subtitle: Generated<string>;
  title: string;
}

export interface ExhibitionSection {
  anchor: string;
  benefits: Generated<Benefit[]>;
  description: Generated<string>;
  exhibitionNo: number;
  mallId: number;
  productNos: Generated<string[]>;
  sectionNo: number;
  title: string;
}

export interface ExportFile {
  byteCount: number;
  deletedAt: Date | null;
  expiresAt: Date;
  fetchedAt: Date | null;
  name: string;
  runNo: number;
  sealedKey: string;
}

export interface Faq {
  answerHtml: string;
  category: string;
  changedAt: Date | null;
  changedBy: number | null;
  faqNo: number;
  mallId: number;
  question: string;
  sortOrder: Generated<number>;
  version: Generated<number>;
}

export interface Favourite {
  mallId: number;
  markedAt: Generated<Date>;
  memberNo: number;
  productNo: string;
}

export interface FollowUp {
  body: string;
  contactNo: number;
  doneAt: Date | null;
  dueAt: Date;
  followUpNo: Generated<number>;
  mallId: number;
  memberNo: number;
  ownerNo: number;
}

export interface InheritedRow {
  key: string;
  mallId: number;
  originKey: string;
  originMallId: number;
  originRevision: number;
  section: 'annexes' | 'boards' | 'faq' | 'home' | 'keywords' | 'menu' | 'popups';
}

export interface IpRule {
  endsAt: Date | null;
  label: string;
  network: string;
  ofMallId: number | null;
  roleCode: string | null;
  ruleNo: Generated<number>;
  staffNo: number | null;
}

export interface JobRound {
  endedAt: Date;
  failures: number;
  job: string;
  seconds: number;
}

export interface JoinQuestion {
  choices: Generated<string[]>;
  help: Generated<string>;
  isRequired: boolean;
  label: string;
  mallId: number;
  pattern: Generated<string>;
  questionKey: string;
  sortOrder: number;
}

export interface LegalArchive {
  archiveNo: Generated<number>;
  archivedAt: Date;
  keepUntil: Date;
  kind: 'APPLICATION' | 'ORDER' | 'QUESTION' | 'SUBSCRIPTION';
  mallId: number;
  record: unknown;
  reference: string;
}

export interface LintCheck {
  amber: number;
  checkedAt: Date;
  checkedOn: Date;
  info: number;
  mallId: number;
  red: number;
  score: number;
  waived: number;
  whyNot: Record<string, string>;
}

export interface LintFinding {
  findingNo: Generated<number>;
  firstSeenAt: Date;
  fix: Fix;
  goneAt: Date | null;
  key: string;
  lastSeenAt: Date;
  mallId: number;
  placeName: string;
  ruleNo: number;
  severity: LintSeverity;
  waivedAt: Date | null;
  waivedBy: number | null;
  waivedUntil: Date | null;
  waiverReason: Generated<string>;
  words: string;
}

export interface LintMark {
  markNo: Generated<number>;
  ofMallId: number | null;
}

export interface ListSetting {
  list: string;
  setting: ListArrangement;
  staffNo: number;
}

export interface Listing {
  brandId: Generated<number>;
  categoryNo: string;
  changeReason: Generated<string>;
  changedAt: Date | null;
  changedBy: number | null;
  colourFamilies: Generated<string[]>;
  discountRate: Generated<number>;
  favouriteCount: Generated<number>;
  hasFreeDelivery: Generated<boolean>;
  highestPrice: number | null;
  isOn: Generated<boolean>;
  isSoldOut: Generated<boolean>;
  isVisible: Generated<boolean>;
  kind: Generated<ProductKind>;
  listedOn: Generated<Date>;
  lowestPrice: number | null;
  mallId: number;
  productNo: string;
  reviewCount: Generated<number>;
  salePrice: number;
  shipsToday: Generated<boolean>;
  sortOrder: Generated<number>;
  starAverage: Generated<number>;
  starRank: Generated<number>;
  version: Generated<number>;
}

export interface ListingPrice {
  changeNo: Generated<number>;
  changedAt: Date;
  mallId: number;
  priceAfter: number;
  priceBefore: number;
  productNo: string;
  reason: Generated<string>;
  staffNo: number | null;
}

export interface ListingSearch {
  brandId: Generated<number>;
  categoryNo: Generated<string>;
  discountRate: Generated<number>;
  document: string;
  hasFreeDelivery: Generated<boolean>;
  isSoldOut: Generated<boolean>;
  isVisible: Generated<boolean>;
  kind: Generated<string>;
  listedOn: Generated<Date>;
  mallId: number;
  name: string;
  nameInitials: string;
  popularity: Generated<number>;
  productNo: string;
  reviewCount: Generated<number>;
  salePrice: Generated<number>;
  shipsToday: Generated<boolean>;
  starRank: Generated<number>;
}

export interface Mail {
  facts: unknown;
  failedAt: Date | null;
  kind: string;
  mailNo: Generated<number>;
  mallId: number;
  memberNo: number | null;
  notBefore: Date | null;
  queuedAt: Date;
  sentAt: Date | null;
}

export interface Mall {
  accountLimit: number | null;
  address: string;
  businessNumber: string;
  centerClosesAt: string;
  centerOpensAt: string;
  company: string;
  customerPhone: string;
  cutOffHour: Generated<number>;
  deliveryFee: Generated<number>;
  depositDays: Generated<number>;
  email: string;
  favicon: Generated<string>;
  footerLogo: string;
  footerLogoLink: Generated<string>;
  freeDeliveryFrom: Generated<number>;
  guestMemberNo: number | null;
  hasDormancy: Generated<boolean>;
  hostingProvider: Generated<string>;
  installationDays: Generated<number>;
  isBlueprint: Generated<boolean>;
  isLoginOpen: Generated<boolean>;
  isMarketing: Generated<boolean>;
  isMobile: Generated<boolean>;
  logo: string;
  madeFromMallId: number | null;
  mallId: number;
  mallUrl: string;
  mobileCertificateImage: Generated<string>;
  mobileCertificateLink: Generated<string>;
  mostOpenApplications: Generated<number>;
  mostPieces: Generated<number>;
  mostUnpaidOrders: Generated<number>;
  name: string;
  needsApproval: Generated<boolean>;
  openedAt: Date | null;
  opensAt: Date | null;
  ownHost: string | null;
  ownerNo: number | null;
  parcelDays: Generated<number>;
  parentMallId: number | null;
  preparingDays: Generated<number>;
  registrationNumber: Generated<string>;
  remoteDays: Generated<number>;
  remoteSurcharge: Generated<number>;
  representativeName: string;
  restNotice: Generated<string>;
  salesPermitNumber: string;
  salesType: 'BUSINESS' | 'COMMON' | 'CONSIGNMENT' | 'GENERAL' | 'UPLOAD';
  slogan: Generated<string>;
  state: Generated<'CLOSED' | 'DRAFT' | 'OPEN' | 'PAUSED' | 'READY'>;
  style: 'A' | 'B' | 'C' | 'D' | 'E';
  themeHash: Generated<string>;
  title: string;
}

export interface MallInheritance {
  copied: Record<string, unknown>;
  copiedAt: Date;
  mallId: number;
  mode: 'INHERIT' | 'LOCKED' | 'OWN';
  section: 'annexes' | 'boards' | 'delivery' | 'faq' | 'home' | 'joining' | 'keywords' | 'limits' | 'look' | 'menu' | 'popups';
  stamp: Generated<string>;
}

export interface MallOrder {
  blankedAt: Date | null;
  confirmedAt: Date | null;
  deliveredAt: Date | null;
  deliveryAmount: number;
  deliveryRates: DeliveryRates;
  deliveryRequest: Generated<string>;
  detailAddress: Generated<string>;
  expiresAt: Date;
  feesCharged: Generated<number>;
  goodsAmount: number;
  isGift: Generated<boolean>;
  mallId: number;
  marketAmount: number;
  memberNo: number;
  orderNo: string;
  orderedAt: Date;
  ordererEmail: string;
  ordererName: string;
  ordererNameKey: GeneratedAlways<string>;
  ordererPhone: string;
  ordererPhoneDigits: GeneratedAlways<string>;
  ordererPhoneEnd: GeneratedAlways<string>;
  paidAt: Date | null;
  paymentMethod: 'CARD' | 'EASY_PAY' | 'ON_ACCOUNT' | 'TRANSFER' | 'VIRTUAL_ACCOUNT';
  placedBy: number | null;
  postcode: string;
  recipient: string;
  recipientNameKey: GeneratedAlways<string>;
  recipientPhone: string;
  recipientPhoneDigits: GeneratedAlways<string>;
  recipientPhoneEnd: GeneratedAlways<string>;
  refundedAmount: Generated<number>;
  remindAt: Date | null;
  requestKey: string;
  roadAddress: string;
  shippedAt: Date | null;
  state: OrderState;
  totalAmount: number;
  uploadNo: number | null;
}

export interface MallSection {
  changedAt: Date;
  changedBy: number | null;
  mallId: number;
  section: 'delivery' | 'identity' | 'joining' | 'law' | 'limits' | 'look';
  version: number;
}

export interface MallTheme {
  body: ThemeBody;
  hash: GeneratedAlways<string>;
  madeAt: Date;
  mallId: number;
  staffNo: number | null;
  startsAt: Date | null;
  state: 'DRAFT' | 'LIVE' | 'SCHEDULED';
  tokens: Record<string, string>;
  version: number;
}

export interface MarketingConsent {
  changeNo: Generated<number>;
  changedAt: Date;
  channel: 'EMAIL' | 'SMS';
  isAgreed: boolean;
  mallId: number;
  memberNo: number;
  source: 'MAIL_LINK' | 'MY_SHOP';
  termNo: number | null;
}

export interface Media {
  addedAt: Date;
  alt: string;
  changedAt: Date | null;
  changedBy: number | null;
  fileName: Generated<string>;
  focalX: Generated<number>;
  focalY: Generated<number>;
  height: number;
  mediaNo: Generated<number>;
  name: string;
  staffNo: number | null;
  version: Generated<number>;
  width: number;
}

export interface Member {
  answers: Generated<Record<string, string>>;
  approval: Generated<ApprovalState>;
  birthDate: Date | null;
  blockedAt: Date | null;
  blockedReason: 'ABUSE' | 'CONTRACT_ENDED' | 'FRAUD' | 'OTHER' | 'STOLEN' | null;
  email: Generated<string>;
  emailKey: GeneratedAlways<string>;
  emailVerifiedAt: Date | null;
  joinedAt: Generated<Date>;
  lastSignedInAt: Date | null;
  loginId: string;
  loginKey: GeneratedAlways<string>;
  mallId: number;
  memberNo: Generated<number>;
  name: string;
  nameKey: GeneratedAlways<string>;
  passwordHash: string;
  passwordState: Generated<'INITIAL' | 'NORMAL' | 'TEMPORARY'>;
  personHash: string | null;
  phone: Generated<string>;
  phoneEnd: GeneratedAlways<string>;
  refusalReason: Generated<string>;
  state: Generated<'ACTIVE' | 'DORMANT' | 'WITHDRAWN'>;
}

export interface Memo {
  body: string;
  contactNo: number | null;
  mallId: number;
  memberNo: number;
  memoNo: Generated<number>;
  staffNo: number;
  writtenAt: Date;
}

export interface Newsletter {
  campaignKey: string;
  html: string;
  mallId: number;
  newsletterNo: Generated<number>;
  plainText: string;
  queuedAt: Date;
  queuedThrough: Generated<number>;
  subject: string;
}

export interface NoticeGroup {
  code: string;
  lines: { label: string; mayRefer: boolean }[];
  name: string;
  sortOrder: number;
}

export interface OfficeRole {
  description: Generated<string>;
  name: string;
  roleCode: string;
  version: Generated<number>;
}

export interface OfficeRolePermission {
  permission: string;
  roleCode: string;
}

export interface OptionStock {
  optionNo: number;
  productNo: string;
  quantity: Generated<number>;
}

export interface OrderEvent {
  actor: Actor;
  eventNo: Generated<number>;
  fromState: OrderState | null;
  happenedAt: Date;
  mallId: number;
  orderNo: string;
  reason: Generated<string>;
  staffNo: number | null;
  toState: OrderState;
}

export interface OrderGift {
  acceptedAt: Date | null;
  card: 'CROWN' | 'GIFT' | 'PARTY' | 'PLANT';
  endedAt: Date | null;
  ending: 'DECLINED' | 'EXPIRED' | null;
  expiresAt: Date | null;
  linkNo: Generated<number>;
  mallId: number;
  message: Generated<string>;
  openedAt: Date | null;
  orderNo: string;
  receiverName: string;
  receiverPhone: string;
  senderName: string;
  tokenHash: Buffer | null;
  wrongNumbers: Generated<number>;
}

export interface OrderLine {
  brandName: string;
  deliveryMethod: DeliveryMethod;
  hasFreeDelivery: boolean;
  image: string;
  lineNo: number;
  mallId: number;
  marketPrice: number | null;
  optionNo: number;
  optionText: Generated<string>;
  orderNo: string;
  productName: string;
  productNo: string;
  promisedOn: Date | null;
  quantity: number;
  saleNo: number | null;
  takenBack: Generated<number>;
  unitPrice: number;
}

export interface OrderMemo {
  body: string;
  mallId: number;
  memoNo: Generated<number>;
  orderNo: string;
  staffNo: number;
  writtenAt: Date;
}

export interface OrderTag {
  mallId: number;
  orderNo: string;
  tag: string;
}

export interface OrderTrial {
  fault: string;
  mallId: number;
  productName: string;
  reached: 'CANCELLED' | 'NOTHING' | 'PLACED' | 'SHOWN';
  staffNo: number | null;
  triedAt: Date;
}

export interface PageView {
  device: Device;
  isSignedIn: boolean;
  mallId: number;
  route: string;
  viewedAt: Generated<Date>;
}

export interface PartnerCard {
  cardNo: number;
  endsOn: Date | null;
  minimumSpend: number;
  monthlyDiscount: number;
  name: string;
  productNo: string;
  source: Generated<string>;
  startsOn: Date | null;
}

export interface PaymentAttempt {
  amount: number;
  attemptNo: number;
  changedAt: Date;
  details: Generated<PaymentDetails>;
  failure: Generated<string>;
  mallId: number;
  method: 'CARD' | 'EASY_PAY' | 'TRANSFER' | 'VIRTUAL_ACCOUNT';
  namedAmount: number | null;
  orderNo: string;
  paymentKey: string | null;
  recoveredAt: Date | null;
  returnsTo: Generated<'page' | 'popup'>;
  startedAt: Date;
  state: 'CANCELLED' | 'CONFIRMING' | 'DONE' | 'FAILED' | 'HELD' | 'OPEN' | 'REPLACED' | 'RETURNING' | 'WAITING';
  webhookSecret: Generated<string>;
  windowUrl: Generated<string>;
}

export interface PaymentDifference {
  agreedAt: Date | null;
  foundAt: Date;
  ledger: number;
  mallId: number;
  name: string;
  orderNo: GeneratedAlways<string>;
  other: number;
  reason: Generated<string>;
  resolvedAt: Date | null;
  resolvedBy: number | null;
  seenAt: Date;
  what: string;
}

export interface PaymentEntry {
  amount: number;
  attemptNo: number;
  entryNo: Generated<number>;
  happenedAt: Date;
  kind: 'PAYMENT' | 'REFUND';
  mallId: number;
  orderNo: string;
  transactionKey: string;
}

export interface PaymentEvent {
  eventId: string;
  handledAt: Date | null;
  kind: string;
  mallId: number;
  paymentKey: string;
  receivedAt: Date;
}

export interface PopularKeyword {
  mallId: number;
  name: string;
  sortOrder: number;
}

export interface Popup {
  closesAt: Date | null;
  device: Device | null;
  html: string;
  mallId: number;
  opensAt: Generated<Date>;
  popupNo: number;
  sortOrder: Generated<number>;
  type: 'DP01801' | 'DP01802';
  url: Generated<string>;
}

export interface PreviewMark {
  madeAt: Date;
}

export interface PriceRun {
  madeAt: Date;
  mallIds: number[];
  reason: Generated<string>;
  rule: PriceRule;
  runNo: Generated<number>;
  staffNo: number;
}

export interface PriceRunMall {
  changed: number;
  doneAt: Date;
  mallId: number;
  moved: Generated<string[]>;
  runNo: number;
}

export interface PrivacyAccess {
  accessNo: Generated<number>;
  address: string;
  contactNo: number | null;
  device: string;
  fields: Generated<string[]>;
  filter: Generated<unknown>;
  happenedAt: Date;
  ofMallId: number | null;
  place: string;
  reason: Generated<string>;
  requestId: string;
  sessionNo: number | null;
  staffNo: number | null;
  subjects: Generated<number[]>;
  task: 'CHANGE' | 'DELETE' | 'EXPORT' | 'LIST' | 'LOOK_AS' | 'PRINT' | 'SIGN_IN_FAILED' | 'SIGN_IN' | 'SIGN_OUT' | 'UNMASK' | 'VIEW';
  xid: Generated<string>;
}

export interface PrivacyRequest {
  answer: Generated<string>;
  answeredAt: Date | null;
  answeredBy: number | null;
  detail: Generated<string>;
  dueAt: Date;
  kind: 'COPY' | 'CORRECT' | 'ERASE';
  mallId: number;
  memberNo: number;
  openedAt: Date;
  openedBy: number;
  requestNo: Generated<number>;
  state: Generated<'DONE' | 'OPEN' | 'REFUSED'>;
}

export interface Product {
  approval: Generated<ApprovalState>;
  brandId: number;
  changedAt: Generated<Date>;
  changedBy: number | null;
  colourFamilies: Generated<string[]>;
  deliveryMethod: Generated<DeliveryMethod>;
  deliveryNote: Generated<string>;
  descriptionHtml: Generated<string>;
  hasFreeDelivery: Generated<boolean>;
  image: string;
  images: Generated<string[]>;
  isSoldOut: Generated<boolean>;
  kind: ProductKind;
  marketPrice: Generated<number>;
  marketPriceOn: Date | null;
  modelName: Generated<string>;
  mostPieces: number | null;
  name: string;
  noticeGroup: string | null;
  pictures: GeneratedAlways<string[]>;
  productNo: string;
  registeredOn: Generated<Date>;
  searchTags: Generated<string[]>;
  seller: Seller | null;
  shipsToday: Generated<boolean>;
  specifications: Generated<Labelled[]>;
  state: Generated<'GD00401' | 'GD00402' | 'GD00403' | 'GD00404' | 'GD00405' | 'GD00406' | 'GD00407'>;
  statutoryNotice: Generated<Labelled[]>;
  stickers: Generated<Sticker[]>;
  summary: Generated<string>;
  supplierNo: number | null;
  supplyPrice: number | null;
  tag: Generated<string>;
  version: Generated<number>;
}

export interface ProductChange {
  changes: unknown;
  madeAt: Date;
  productNo: string;
  reason: Generated<string>;
  staffNo: number | null;
  version: number;
}

export interface ProductOption {
  colourHex: Generated<string>;
  colourName: Generated<string>;
  extraPrice: Generated<number>;
  image: Generated<string>;
  label: Generated<string>;
  lowStock: Generated<number>;
  optionNo: number;
  productNo: string;
  useCode: Generated<'GD00701' | 'GD00702' | 'GD00703' | 'GD00704'>;
}

export interface ProductRequest {
  ofMallId: number | null;
  ownerNo: number | null;
  productNo: string;
  requestNo: Generated<number>;
  round: Generated<number>;
  sentAt: Date;
  staffNo: number;
  state: Generated<'N' | 'R' | 'W' | 'Y'>;
  version: Generated<number>;
  withdrawnAt: Date | null;
}

export interface ProductRequestComment {
  answer: Generated<string>;
  body: string;
  commentNo: Generated<number>;
  field: string;
  kind: 'FIX' | 'NOTE';
  madeAt: Date;
  requestNo: number;
  round: number;
  staffNo: number;
}

export interface ProductRequestRound {
  base: unknown;
  baseVersion: number;
  decidedAt: Date | null;
  decidedBy: number | null;
  decision: 'N' | 'Y' | null;
  patch: unknown;
  requestNo: number;
  round: number;
  sentAt: Date;
  staffNo: number;
}

export interface ProductSheet {
  columns: unknown;
  fileHash: Buffer;
  fileName: string;
  kind: 'OPTIONS' | 'PRODUCTS';
  madeAt: Date;
  runNo: number | null;
  sheetNo: Generated<number>;
  staffNo: number;
  withWarned: Generated<boolean>;
}

export interface ProductSheetRow {
  cells: unknown;
  result: unknown;
  rowNo: number;
  sheetNo: number;
}

export interface ProductToFind {
  changeNo: Generated<number>;
  productNo: string;
}

export interface ProductToFollow {
  changeNo: Generated<number>;
  productNo: string;
}

export interface Question {
  answer: Generated<string>;
  answeredAt: Date | null;
  answeredBy: number | null;
  askedAt: Date;
  assignedTo: number | null;
  body: string;
  category: 'CLAIM' | 'DELIVERY' | 'MEMBER' | 'ORDER' | 'OTHER' | 'PRODUCT' | 'SUBSCRIPTION' | 'WIRELESS';
  changedAt: Date;
  isSecret: Generated<boolean>;
  mallId: number;
  memberNo: number;
  orderNo: string | null;
  productNo: string | null;
  questionNo: Generated<number>;
  readAt: Date | null;
  requestKey: string;
  title: string;
  writer: Generated<string>;
}

export interface QuestionPicture {
  eraseFrom: Date | null;
  height: number;
  mallId: number;
  memberNo: number;
  pictureName: string;
  position: Generated<number>;
  questionNo: number | null;
  reviewNo: number | null;
  uploadedAt: Date;
  width: number;
}

export interface RecentView {
  mallId: number;
  memberNo: number;
  productNo: string;
  viewedAt: Date;
}

export interface RefreshToken {
  deviceHash: Buffer | null;
  expiresAt: Date;
  familyId: string;
  mallId: number;
  memberNo: number;
  revokedAt: Date | null;
  tokenHash: Buffer;
  usedAt: Date | null;
}

export interface RemovedCartLine {
  addedAt: Date;
  isSelected: boolean;
  mallId: number;
  memberNo: number;
  optionNo: number;
  priceWhenAdded: number;
  productNo: string;
  quantity: number;
  removedAt: Date;
}

export interface RequestKey {
  contentHash: Buffer;
  madeAt: Generated<Date>;
  mallId: number;
  memberNo: number;
  requestKey: string;
}

export interface RestockRequest {
  askedAt: Date;
  mallId: number;
  memberNo: number;
  notifiedAt: Date | null;
  optionNo: number;
  productNo: string;
}

export interface ReviewField {
  field: string;
  mayFall: number | null;
  roles: Generated<string[]>;
}

export interface ReviewFinding {
  answer: Generated<string>;
  decidedAt: Date | null;
  decidedBy: number | null;
  detail: Generated<string>;
  findingNo: Generated<number>;
  kind: 'COLLEAGUE' | 'DENIED' | 'EXPORT' | 'MANY' | 'NEW_PLACE' | 'NIGHT' | 'UNRELATED';
  latestAt: Date;
  month: Date;
  staffNo: number;
  state: Generated<'ANSWERED' | 'ASKED' | 'FINE' | 'OPEN'>;
  times: number;
}

export interface ReviewReport {
  mallId: number;
  memberNo: number;
  reason: ReviewHiding;
  reportedAt: Date;
  reviewNo: number;
  settledAt: Date | null;
  words: string;
}

export interface ReviewTally {
  fitCounts: Generated<number[]>;
  mallId: number;
  picturedCount: Generated<number>;
  productNo: string;
  shownCount: Generated<number>;
  starCounts: Generated<number[]>;
}

export interface ReviewVote {
  mallId: number;
  memberNo: number;
  reviewNo: number;
}

export interface RosterEntry {
  addedAt: Date;
  birthHash: Generated<string>;
  department: Generated<string>;
  emailHash: Generated<string>;
  employeeNo: string;
  entryNo: Generated<number>;
  hiredOn: Date | null;
  invitationEndsAt: Date;
  invitedAt: Date | null;
  leavesAt: Date | null;
  mallId: number;
  memberNo: number | null;
  nameHash: Generated<string>;
}

export interface Run {
  address: string;
  attempts: Generated<number>;
  caseNo: number | null;
  device: string;
  doneRows: Generated<number>;
  endedAt: Date | null;
  failure: Generated<string>;
  kind: 'EXPORT' | 'PRODUCT_SHEET';
  madeAt: Date;
  mostRows: number | null;
  reason: string;
  request: unknown;
  requestId: string;
  runNo: Generated<number>;
  sessionNo: number | null;
  staffNo: number;
  startedAt: Date | null;
  state: 'CANCELLED' | 'DONE' | 'FAILED' | 'QUEUED' | 'RUNNING' | 'WAITING';
  totalRows: number | null;
}

export interface SavedView {
  columns: string[] | null;
  filters: ViewFilter[];
  isTeam: boolean;
  label: string;
  list: string;
  mallIds: number[] | null;
  savedAt: Date;
  sort: string | null;
  staffNo: number;
  viewNo: Generated<number>;
}

export interface SchemaMigration {
  appliedAt: Generated<Date>;
  breaksBefore: string | null;
  checksum: string;
  name: string;
}

export interface Seal {
  beforeXid: string;
  forgottenAt: Date | null;
  fromXid: string;
  hash: Buffer;
  log: 'privacy_access' | 'staff_audit';
  rowCount: number;
  rowHashes: Buffer[];
  rowNumbers: number[];
  sealNo: number;
  sealedAt: Date;
}

export interface SearchChange {
  changeNo: Generated<number>;
  mallId: number;
  productNo: string | null;
}

export interface SearchLog {
  hasResult: boolean;
  keyword: string;
  mallId: number;
  searchedAt: Generated<Date>;
}

export interface SearchSuggestion {
  initials: string;
  jamo: string;
  kind: 'brand' | 'category' | 'keyword' | 'product';
  mallId: number;
  text: string;
  weight: Generated<number>;
}

export interface SearchWord {
  inName: boolean;
  letters: string;
}

export interface SecurityEvent {
  actor: Generated<string>;
  eventNo: Generated<number>;
  happenedAt: Date;
  kind: 'LOOKED_AT' | 'MEMBER_BLOCKED' | 'MEMBER_UNBLOCKED' | 'REFRESH_TOKEN_ELSEWHERE' | 'REFRESH_TOKEN_REUSED';
  mallId: number;
  memberNo: number | null;
  reason: string | null;
  sessionId: string | null;
}

export interface Session {
  deviceName: string;
  endedAt: Date | null;
  lastSeenAt: Date;
  lookCodeHash: Buffer | null;
  lookContactNo: number | null;
  lookEndsAt: Date | null;
  lookStaffName: string | null;
  lookedBy: number | null;
  mallId: number;
  memberNo: number;
  sessionId: string;
  signedInAt: Date;
}

export interface Shipment {
  carrier: string;
  invoiceNo: string;
  mallId: number;
  orderNo: string;
  shipmentNo: number;
  shippedAt: Date;
  staffNo: number | null;
}

export interface ShipmentLine {
  lineNo: number;
  mallId: number;
  orderNo: string;
  pieces: number;
  shipmentNo: number;
}

export interface SignInFailure {
  failedAt: Generated<Date>;
  failureNo: Generated<number>;
  mallId: number;
  subjectHash: Buffer;
}

export interface SmartKeyword {
  mallId: number;
  name: string;
  searchNo: number;
  sortOrder: number | null;
}

export interface SpecialSale {
  changedAt: Date | null;
  changedBy: number | null;
  endsAt: Date;
  hasSold: Generated<boolean>;
  headline: string;
  mallId: number;
  mostPerMember: number;
  optionNos: number[];
  productNo: string;
  saleNo: number;
  salePrice: number;
  startsAt: Date;
  takenPieces: Generated<number>;
  totalPieces: number;
  version: Generated<number>;
}

export interface SpentChallenge {
  challengeHash: Buffer;
  expiresAt: Date;
  mallId: number;
}

export interface Staff {
  createdAt: Date;
  email: string;
  emailKey: GeneratedAlways<string>;
  endsOn: Date | null;
  lastSignedInAt: Date | null;
  name: string;
  passwordHash: string | null;
  staffNo: Generated<number>;
  state: Generated<'ACTIVE' | 'CLOSED' | 'INVITED' | 'SUSPENDED'>;
  version: Generated<number>;
}

export interface StaffAudit {
  action: string;
  address: string | null;
  auditNo: Generated<number>;
  caseNo: number | null;
  changes: Generated<unknown>;
  happenedAt: Date;
  ofMallId: number | null;
  operator: string | null;
  reason: Generated<string>;
  requestId: string | null;
  runNo: number | null;
  sessionNo: number | null;
  staffNo: number | null;
  subject: string;
  xid: Generated<string>;
}

export interface StaffChallenge {
  challengeHash: Buffer;
  expiresAt: Date;
  staffNo: number | null;
}

export interface StaffFailure {
  failedAt: Date;
  failureNo: Generated<number>;
  subjectHash: Buffer;
}

export interface StaffGrant {
  carrier: string | null;
  caseNo: number | null;
  endedAt: Date | null;
  endedBy: number | null;
  endsAt: Date | null;
  grantNo: Generated<number>;
  grantedBy: number | null;
  mallIds: number[] | null;
  roleCode: string;
  staffNo: number;
  startsAt: Date;
}

export interface StaffInvitation {
  expiresAt: Date;
  invitationHash: Buffer;
  staffNo: number;
  usedAt: Date | null;
}

export interface StaffPasskey {
  createdAt: Date;
  credentialId: string;
  lastUsedAt: Date | null;
  name: string;
  publicKey: Buffer;
  signCount: number;
  staffNo: number;
  transports: Generated<string[]>;
}

export interface StaffRecoveryCode {
  codeHash: Buffer;
  staffNo: number;
  usedAt: Date | null;
}

export interface StaffRequest {
  contentHash: Buffer;
  reply: unknown;
  requestKey: string;
  sentAt: Date;
  staffNo: number;
}

export interface StaffRequestWrite {
  requestKey: string;
  staffNo: number;
  what: string;
}

export interface StaffSession {
  address: string;
  beganAt: Date;
  device: string;
  endedAt: Date | null;
  endsAt: Date;
  lastSeenAt: Date;
  lockedAt: Date | null;
  provedAt: Date;
  sessionHash: Buffer;
  sessionNo: Generated<number>;
  staffNo: number;
}

export interface StaffTotp {
  confirmedAt: Date | null;
  lastStep: Generated<number>;
  sealedSecret: Buffer;
  staffNo: number;
}

export interface StockAdjustment {
  adjustmentNo: Generated<number>;
  counted: number | null;
  happenedAt: Date;
  kind: StockEntryKind;
  note: Generated<string>;
  optionNo: number;
  pieces: number;
  productNo: string;
  reason: Generated<string>;
  requestKey: string | null;
  staffNo: number | null;
}

export interface StockDifference {
  byLedger: number;
  foundAt: Date;
  onShelf: number;
  optionNo: number;
  productNo: string;
}

export interface StockMovement {
  happenedAt: Date;
  kind: StockMovementKind;
  lineNo: number;
  mallId: number;
  movementNo: Generated<number>;
  optionNo: number;
  orderNo: string;
  pieces: number;
  productNo: string;
}

export interface StockProof {
  differences: number;
  options: number;
  provedAt: Date;
}

export interface SubscriptionApplication {
  applicantNameKey: GeneratedAlways<string>;
  applicationNo: string;
  blankedAt: Date | null;
  endsOn: GeneratedAlways<Date | null>;
  image: string;
  installationAt: Date | null;
  installedOn: Date | null;
  mallId: number;
  memberNo: number;
  movedAt: Generated<Date>;
  productName: GeneratedAlways<string>;
  productNo: string;
  requestKey: string;
  sheet: SubscriptionSheet;
  state: SubscriptionState;
  submittedAt: Date;
}

export interface SubscriptionApplicationEvent {
  actor: Actor;
  applicationNo: string;
  eventNo: Generated<number>;
  fromState: SubscriptionState | null;
  happenedAt: Date;
  mallId: number;
  reason: Generated<string>;
  staffNo: number | null;
  toState: SubscriptionState;
}

export interface SubscriptionProduct {
  cancellationTerms: Generated<Labelled[]>;
  isFirstMonthFree: Generated<boolean>;
  leavePercent: Generated<number>;
  productNo: string;
  purchasePrice: number | null;
  registrationFee: Generated<number>;
  takeBackFee: Generated<number>;
  visitCycleMonths: Generated<number>;
}

export interface SubscriptionTerm {
  careType: 'SELF' | 'VISIT';
  mallId: number;
  monthlyFee: number;
  months: 12 | 24 | 36 | 60;
  productNo: string;
}

export interface Supplier {
  address: string;
  businessNumber: string;
  changedAt: Date | null;
  changedBy: number | null;
  company: string;
  email: string;
  name: string;
  phone: string;
  representativeName: string;
  returnAddress: Generated<string>;
  salesPermitNumber: string;
  state: Generated<'ACTIVE' | 'ENDED'>;
  supplierNo: Generated<number>;
  version: Generated<number>;
}

export interface TermAnnex {
  annexNo: number;
  announcedAt: Date;
  appliedOn: Date | null;
  caseNo: number | null;
  html: string;
  isAdverse: boolean;
  mallId: number;
  termCode: 'marketing' | 'privacy' | 'service' | 'subscription' | 'thirdParty' | 'wireless';
  withdrawalCaseNo: number | null;
  withdrawnAt: Date | null;
}

export interface TermAnnouncement {
  draftNo: number;
  isMailed: boolean;
  isRecalled: Generated<boolean>;
  mailedTo: Generated<number>;
  mallId: number;
  postNo: number;
  postedAt: Date;
  recallPostNo: number | null;
  recalledTo: Generated<number>;
}

export interface TermDraft {
  announcedAt: Date | null;
  appliedOn: Date;
  changedAt: Date;
  changedBy: number | null;
  draftNo: Generated<number>;
  html: string;
  isAdverse: boolean;
  needsConsent: boolean;
  noticeHtml: string;
  noticeTitle: string;
  ofMallId: number | null;
  sendsMail: boolean;
  state: Generated<'ANNOUNCED' | 'DISCARDED' | 'DRAFT' | 'WITHDRAWN'>;
  termCode: 'marketing' | 'privacy' | 'service' | 'subscription' | 'thirdParty' | 'wireless';
  version: Generated<number>;
  withdrawalReason: string | null;
  withdrawnAt: Date | null;
}

export interface TermVersion {
  announcedAt: Date | null;
  appliedOn: Date | null;
  caseNo: number | null;
  html: string;
  isAdverse: Generated<boolean>;
  needsConsent: Generated<boolean>;
  termCode: 'marketing' | 'privacy' | 'service' | 'subscription' | 'thirdParty' | 'wireless';
  termNo: number;
  withdrawalCaseNo: number | null;
  withdrawnAt: Date | null;
}

export interface TidLink {
  account: string;
  linkedAt: Date;
  mallId: number;
  memberNo: number;
  subjectHash: string;
}

export interface TidRequest {
  expiresAt: Date;
  keyHash: string;
  mallId: number;
  memberNo: number | null;
  sealedChecks: string | null;
  stateHash: string;
}

export interface Upload {
  columns: UploadColumn[];
  contentHash: Buffer;
  deliveryAmount: Generated<number>;
  doneCount: Generated<number>;
  errorCount: Generated<number>;
  fileName: string;
  goodsAmount: Generated<number>;
  mallId: number;
  memberNo: number;
  orderCount: Generated<number>;
  orderedAt: Date | null;
  orderedRowCount: Generated<number>;
  revision: Generated<number>;
  rowCount: number;
  rowsErasedAt: Date | null;
  state: 'CHECKED' | 'CHECKING' | 'DISCARDED' | 'EXPIRED' | 'ORDERED' | 'ORDERING' | 'UNMAPPED';
  uploadNo: Generated<number>;
  uploadedAt: Date;
  workedAt: Date;
  workerKey: string | null;
}

export interface UploadHeading {
  field: string;
  heading: string;
  mallId: number;
  memberNo: number;
}

export interface UploadRow {
  cells: string[];
  issues: Generated<UploadIssue[]>;
  mallId: number;
  orderNo: string | null;
  rowNo: number;
  uploadNo: number;
}

export interface WirelessMemory {
  isSoldOut: Generated<boolean>;
  laterDays: Generated<Date[]>;
  laterPrices: Generated<number[]>;
  memory: string;
  priceSince: Generated<Date>;
  productNo: string;
  releasePrice: number;
  sortOrder: Generated<number>;
}

export interface WirelessModel {
  benefitLine1: Generated<string>;
  benefitLine2: Generated<string>;
  cardDiscountType: 'COMMON_SUPPORT' | 'PLAN_DISCOUNT';
  cardJoinType: JoinType;
  cardMemory: string;
  cardPlanNo: number;
  changeCount: Generated<number>;
  network: Generated<'5G' | 'LTE'>;
  newCount: Generated<number>;
  productNo: string;
  relatedNos: Generated<string[]>;
  transferCount: Generated<number>;
}

export interface WirelessSupport {
  commonSupport: number;
  extraSupport: number;
  joinType: JoinType;
  mallId: number;
  memory: string;
  planNo: number;
  productNo: string;
  validFrom: Date;
  validTo: Date | null;
}

export interface Withdrawal {
  mallId: number;
  reason: 'OTHER' | 'PRIVACY' | 'PRODUCTS' | 'REJOIN' | 'SELDOM' | 'SERVICE';
  withdrawalNo: Generated<number>;
  withdrawnAt: Date;
}

export interface DB {
  accessReview: AccessReview;
  accountContract: AccountContract;
  accountEntry: AccountEntry;
  accountLink: AccountLink;
  accountSettlement: AccountSettlement;
  address: Address;
  answerTemplate: AnswerTemplate;
  application: Application;
  applicationCheck: ApplicationCheck;
  applicationDraft: ApplicationDraft;
  applicationEvent: ApplicationEvent;
  applicationMovement: ApplicationMovement;
  approvalCase: ApprovalCase;
  blueprintSection: BlueprintSection;
  boardAttachment: BoardAttachment;
  boardPost: BoardPost;
  brand: Brand;
  buildFile: BuildFile;
  carrierPlan: CarrierPlan;
  carrierPlanPrice: CarrierPlanPrice;
  carrierReturnRule: CarrierReturnRule;
  cartLine: CartLine;
  cashReceipt: CashReceipt;
  category: Category;
  certification: Certification;
  claim: Claim;
  claimEvent: ClaimEvent;
  claimLine: ClaimLine;
  closedDay: ClosedDay;
  consent: Consent;
  contact: Contact;
  contentFile: ContentFile;
  contentPage: ContentPage;
  contentRevision: ContentRevision;
  contentView: ContentView;
  corner: Corner;
  customerReview: CustomerReview;
  deliveryFee: DeliveryFee;
  exhibition: Exhibition;
  exhibitionSection: ExhibitionSection;
  exportFile: ExportFile;
  faq: Faq;
  favourite: Favourite;
  followUp: FollowUp;
  inheritedRow: InheritedRow;
  ipRule: IpRule;
  jobRound: JobRound;
  joinQuestion: JoinQuestion;
  legalArchive: LegalArchive;
  lintCheck: LintCheck;
  lintFinding: LintFinding;
  lintMark: LintMark;
  listSetting: ListSetting;
  listing: Listing;
  listingPrice: ListingPrice;
  listingSearch: ListingSearch;
  mail: Mail;
  mall: Mall;
  mallInheritance: MallInheritance;
  mallOrder: MallOrder;
  mallSection: MallSection;
  mallTheme: MallTheme;
  marketingConsent: MarketingConsent;
  media: Media;
  member: Member;
  memo: Memo;
  newsletter: Newsletter;
  noticeGroup: NoticeGroup;
  officeRole: OfficeRole;
  officeRolePermission: OfficeRolePermission;
  optionStock: OptionStock;
  orderEvent: OrderEvent;
  orderGift: OrderGift;
  orderLine: OrderLine;
  orderMemo: OrderMemo;
  orderTag: OrderTag;
  orderTrial: OrderTrial;
  pageView: PageView;
  partnerCard: PartnerCard;
  paymentAttempt: PaymentAttempt;
  paymentDifference: PaymentDifference;
  paymentEntry: PaymentEntry;
  paymentEvent: PaymentEvent;
  popularKeyword: PopularKeyword;
  popup: Popup;
  previewMark: PreviewMark;
  priceRun: PriceRun;
  priceRunMall: PriceRunMall;
  privacyAccess: PrivacyAccess;
  privacyRequest: PrivacyRequest;
  product: Product;
  productChange: ProductChange;
  productOption: ProductOption;
  productRequest: ProductRequest;
  productRequestComment: ProductRequestComment;
  productRequestRound: ProductRequestRound;
  productSheet: ProductSheet;
  productSheetRow: ProductSheetRow;
  productToFind: ProductToFind;
  productToFollow: ProductToFollow;
  question: Question;
  questionPicture: QuestionPicture;
  recentView: RecentView;
  refreshToken: RefreshToken;
  removedCartLine: RemovedCartLine;
  requestKey: RequestKey;
  restockRequest: RestockRequest;
  reviewField: ReviewField;
  reviewFinding: ReviewFinding;
  reviewReport: ReviewReport;
  reviewTally: ReviewTally;
  reviewVote: ReviewVote;
  rosterEntry: RosterEntry;
  run: Run;
  savedView: SavedView;
  schemaMigration: SchemaMigration;
  seal: Seal;
  searchChange: SearchChange;
  searchLog: SearchLog;
  searchSuggestion: SearchSuggestion;
  searchWord: SearchWord;
  securityEvent: SecurityEvent;
  session: Session;
  shipment: Shipment;
  shipmentLine: ShipmentLine;
  signInFailure: SignInFailure;
  smartKeyword: SmartKeyword;
  specialSale: SpecialSale;
  spentChallenge: SpentChallenge;
  staff: Staff;
  staffAudit: StaffAudit;
  staffChallenge: StaffChallenge;
  staffFailure: StaffFailure;
  staffGrant: StaffGrant;
  staffInvitation: StaffInvitation;
  staffPasskey: StaffPasskey;
  staffRecoveryCode: StaffRecoveryCode;
  staffRequest: StaffRequest;
  staffRequestWrite: StaffRequestWrite;
  staffSession: StaffSession;
  staffTotp: StaffTotp;
  stockAdjustment: StockAdjustment;
  stockDifference: StockDifference;
  stockMovement: StockMovement;
  stockProof: StockProof;
  subscriptionApplication: SubscriptionApplication;
  subscriptionApplicationEvent: SubscriptionApplicationEvent;
  subscriptionProduct: SubscriptionProduct;
  subscriptionTerm: SubscriptionTerm;
  supplier: Supplier;
  termAnnex: TermAnnex;
  termAnnouncement: TermAnnouncement;
  termDraft: TermDraft;
  termVersion: TermVersion;
  tidLink: TidLink;
  tidRequest: TidRequest;
  upload: Upload;
  uploadHeading: UploadHeading;
  uploadRow: UploadRow;
  wirelessMemory: WirelessMemory;
  wirelessModel: WirelessModel;
  wirelessSupport: WirelessSupport;
  withdrawal: Withdrawal;
}
