import { devices, mallSalesTypes, mallStyles } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { mallStates } from './mall-codes.ts';
import { boundedText, entity, integer, oneOf, oneOfOr, optional, text, type ValueOf, yesNo } from './wire.ts';

/** The mall as its screens need it (adMall). */
export const mallLayout = entity({
  mallId: integer,
  mallUrl: text,
  name: ['mallNm', text],
  title: ['mallTitle', text],
  salesType: ['mallSalesType', oneOfOr(mallSalesTypes, 'ERROR')],
  isMobile: ['mobileYn', yesNo],
  isLoginOpen: ['loginYn', yesNo],
  isMarketing: ['marketingMallYn', yesNo],
  style: ['mallStyle', oneOf(mallStyles)],
  logo: ['ciImg', text],
  footerLogo: ['footerCiImg', text],
  footerLogoLink: ['footerCiUrl', text],
  mobileCertificateImage: ['mobileFooterCertiImg', text],
  mobileCertificateLink: ['mobileFooterCertiUrl', text],
  customerPhone: ['custTel', text],
  email: ['mallEmail', text],
  centerOpensAt: ['centerStartTime', text],
  centerClosesAt: ['centerEndTime', text],
  company: text,
  representativeName: text,
  businessNumber: ['businessNum', text],
  registrationNumber: text,
  salesPermitNumber: text,
  /** The hosting provider; empty when not set. */
  hostingProvider: text,
  address: text,
  slogan: text,
  /** PAUSED and CLOSED malls show the reason in place of most screens (domain/mall-states.ts). */
  state: ['mallStat', oneOf(mallStates)],
  /** The mall's own text about the pause; empty: the default text. */
  restNotice: text,
});
export type MallLayout = ValueOf<typeof mallLayout>;

/** The two tokens of a session (tokenInfo). */
export const tokenPair = entity({ accessToken: text, refreshToken: text });
export type TokenPair = ValueOf<typeof tokenPair>;

/** The human check before sign-in, and its public key (R9.13). */
const humanCheck = entity({ provider: oneOf(['recaptcha', 'proofOfWork']), siteKey: text });

const layoutReply = entity({
  mall: ['adMall', mallLayout],
  imageBase: ['endPoint', text],
  tokens: ['tokenInfo', optional(tokenPair)],
  humanCheck,
  /** Whether sign-in with a T-ID is available. */
  takesTid: ['tidYn', yesNo],
  /** The external look-up that COMMON malls open, when one is configured. */
  memberLookupUrl: optional(text),
  /** The script of the postcode widget, when one is configured. */
  postcodeScriptUrl: optional(text),
  /** The chat window: only in the default mall, when one is configured (R6.06). */
  chatbotUrl: optional(text),
});
export type LayoutReply = ValueOf<typeof layoutReply>;

/** GET pre/layout/login: the mall's layout; errors 4041 for an unknown mall. Cached for one hour by the browser (R7.24). */
export const getLayout = endpoint({
  method: 'GET',
  path: '/pre/layout/login',
  access: 'public',
  summary: '쇼핑몰 기본 정보',
  query: entity({ mallUrl: boundedText(40, 1), device: oneOf(devices) }),
  data: layoutReply,
  errors: ['4041'],
  cache: 'public-revalidated',
  offline: 'kept',
});
