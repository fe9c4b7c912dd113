import { endpoint } from './endpoint.ts';
import { goodsCard } from './goods.ts';
import { exhibitionCard } from './search.ts';
import { subscriptionCard } from './subscription.ts';
import { entity, integer, list, queryInteger, text, type ValueOf } from './wire.ts';
import { wirelessCard } from './wireless.ts';

/** A part of an exhibition: benefit tiles, or products of any kind, under one anchor. */
const exhibitionSection = entity({
  sectionNo: integer,
  anchor: text,
  title: text,
  description: text,
  benefits: list(entity({ kicker: text, title: text, image: text })),
  goods: ['goodsList', list(goodsCard)],
  wirelessProducts: ['ncpList', list(wirelessCard)],
  subscriptions: list(subscriptionCard),
});

/** An exhibition in full. */
export const exhibitionDetail = entity({
  card: exhibitionCard,
  description: text,
  noticeLines: list(text),
  sections: list(exhibitionSection),
});
export type ExhibitionDetail = ValueOf<typeof exhibitionDetail>;

/** GET exhibitions: those open today, in the mall's order. */
export const listExhibitions = endpoint({
  method: 'GET',
  path: '/exhibitions',
  access: 'shopper',
  summary: '기획전 목록',
  data: list(exhibitionCard),
  errors: [],
});
/** GET exhibitions/{no}: one exhibition; 4040 when it is unknown or over. */
export const getExhibition = endpoint({
  method: 'GET',
  path: '/exhibitions/:exhibitionNo',
  access: 'shopper',
  summary: '기획전 상세',
  params: entity({ exhibitionNo: queryInteger(1, 999_999_999) }),
  data: exhibitionDetail,
  errors: ['4040'],
});
