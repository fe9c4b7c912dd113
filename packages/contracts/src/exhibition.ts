import { endpoint } from './endpoint.ts';
import { goodsCard } from './goods.ts';
import { exhibitionCard } from './search.ts';
import { subscriptionCard } from './subscription.ts';
import { boundedText, entity, integer, list, oneOf, optional, querySerialNumber, text, type ValueOf } from './wire.ts';
import { wirelessCard } from './wireless.ts';

const benefit = entity({ kicker: text, title: text, image: text });
export type Benefit = ValueOf<typeof benefit>;

/** A part of an exhibition: benefit tiles, or products of any kind, under one anchor. */
const exhibitionSection = entity({
  sectionNo: integer,
  anchor: text,
  title: text,
  description: text,
  benefits: list(benefit),
  goods: ['goodsList', list(goodsCard)],
  wirelessProducts: ['ncpList', list(wirelessCard)],
  subscriptions: list(subscriptionCard),
});

export const exhibitionStates = ['upcoming', 'open', 'ended'] as const;
/** The state of an exhibition's period today, in Seoul. */
export type ExhibitionState = (typeof exhibitionStates)[number];

/** An exhibition in full; it has sections only while it is open. */
export const exhibitionDetail = entity({
  card: exhibitionCard,
  state: oneOf(exhibitionStates),
  description: text,
  noticeLines: list(text),
  sections: list(exhibitionSection),
});
export type ExhibitionDetail = ValueOf<typeof exhibitionDetail>;

/** GET exhibitions: current and future ones, in the mall's order; of one category, or all. */
export const listExhibitions = endpoint({
  method: 'GET',
  path: '/exhibitions',
  access: 'shopper',
  summary: '기획전 목록',
  query: entity({ categoryNo: ['ctgNo', optional(boundedText(12))] }),
  data: entity({ open: list(exhibitionCard), upcoming: list(exhibitionCard) }),
  errors: [],
  offline: 'kept',
});
/** GET exhibitions/{no}: one exhibition, also before and after its period; 4040 when it is unknown. */
export const getExhibition = endpoint({
  method: 'GET',
  path: '/exhibitions/:exhibitionNo',
  access: 'shopper',
  summary: '기획전 상세',
  params: entity({ exhibitionNo: querySerialNumber }),
  data: exhibitionDetail,
  errors: ['4040'],
  offline: 'kept',
});
