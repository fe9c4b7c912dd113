import * as z from 'zod/mini';
import {
  boolean,
  boundedLines,
  boundedText,
  day,
  entity,
  list,
  nullable,
  plain,
  querySerialNumber,
  trimmedLines,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { contentCalls } from './content-calls.ts';
import { homeProduct } from './home.ts';
import { officeEndpoint } from './office-endpoint.ts';

const colour = plain(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)));
export const mostSections = 20;
export const mostBenefits = 12;
export const mostSectionProducts = 100;

const benefit = entity({
  kicker: boundedText(40),
  title: trimmedLines(60),
  /** The name of an illustration that comes with the program; empty for none. */
  image: plain(z.string().check(z.regex(/^(emoji\/[a-z0-9_]{1,40})?$/))),
});

const section = entity({
  /** The label of its tab. */
  anchor: trimmedText(20),
  title: trimmedText(60),
  description: boundedText(200),
  benefits: list(benefit, mostBenefits),
  /** In the order of the page. */
  productNos: list(boundedText(20, 1), mostSectionProducts),
});
export type SectionWords = ValueOf<typeof section>;

const words = {
  /** Line breaks are kept in the shop. */
  title: trimmedLines(80),
  kicker: boundedText(40),
  subtitle: boundedText(120),
  description: boundedLines(600),
  image: boundedText(120),
  colourFrom: colour,
  colourTo: colour,
  isOnDark: boolean,
  /** The category whose list shows it; null for the list of all. */
  categoryNo: nullable(boundedText(12, 1)),
  /** The days on which it is open; before them the shop announces it. */
  startsOn: day,
  endsOn: day,
  /** Lower ones come first. */
  place: plain(z.int().check(z.minimum(1), z.maximum(999))),
  noticeLines: list(trimmedText(200), 20),
  sections: list(section, mostSections),
} as const;

/** The content of an exhibition, as staff edit it and as each of its revisions stores it. */
export type ExhibitionWords = { readonly [Name in keyof typeof words]: ValueOf<(typeof words)[Name]> };

export const exhibitionCalls = contentCalls({ path: 'exhibitions', subject: 'exhibition', name: '기획전', words });

/** GET malls/:mallId/display-products?numbers=GD0001,HP0002: the existing ones of these products, by name. Error 4040. */
export const nameProducts = officeEndpoint({
  ...{ method: 'GET', permission: 'displays.read', personal: 'none', audit: 'read' },
  path: '/malls/:mallId/display-products',
  summary: '상품 이름',
  params: entity({ mallId: querySerialNumber }),
  query: entity({ numbers: boundedText(mostSectionProducts * 21, 1) }),
  data: entity({ products: list(homeProduct) }),
  errors: [],
});
