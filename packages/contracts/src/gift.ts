import * as z from 'zod/mini';
import { deliveryAddress, phoneNumber } from './address.ts';
import { endpoint } from './endpoint.ts';
import { giftCards, giftStates } from './gift-codes.ts';
import {
  boolean,
  boundedLines,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  plain,
  text,
  trimmedText,
  type ValueOf,
} from './wire.ts';

/** To whom an order goes that somebody else receives; where it goes, they say themselves. */
export const giftInput = entity({
  receiverName: trimmedText(30),
  receiverPhone: phoneNumber,
  senderName: trimmedText(30),
  message: boundedLines(100),
  card: oneOf(giftCards),
});
export type GiftInput = ValueOf<typeof giftInput>;

/** A gift as its giver reads it: never where it goes. */
export const orderGift = entity({
  receiverName: text,
  receiverPhone: text,
  senderName: text,
  message: text,
  card: oneOf(giftCards),
  state: oneOf(giftStates),
  /** Until when it can be accepted; null before it is paid. */
  expiresAt: nullable(instant),
});
export type OrderGift = ValueOf<typeof orderGift>;

const orderNo = entity({ orderNo: plain(z.string().check(z.regex(/^20\d{14}$/))) });

/**
 * POST orders/{orderNo}/gift/link: where the receiver opens a paid gift; the same link each time, until a new one is asked for, after which those
 * before lead nowhere. Errors: 4043, 4094 it cannot be accepted any more.
 */
export const getGiftLink = endpoint({
  ...{ method: 'POST', path: '/orders/:orderNo/gift/link', access: 'member', summary: '선물 링크' },
  params: orderNo,
  body: entity({ isNew: boolean }),
  data: entity({ url: text }),
  errors: ['4043', '4094'],
});

const token = boundedText(60, 1);
/** What a receiver sees: the card and the goods, no price and nobody's number. */
const openedGift = entity({
  state: oneOf(giftStates),
  receiverName: text,
  senderName: text,
  message: text,
  card: oneOf(giftCards),
  expiresAt: nullable(instant),
  lines: list(entity({ productName: text, brandName: text, optionText: text, image: text, quantity: integer })),
});
export type OpenedGift = ValueOf<typeof openedGift>;

const received = { access: 'public', look: 'closed', takesSecret: true } as const;

/** POST pre/gift/open: the gift of a link; its giver is told that it was opened. 4040 for a link that leads nowhere. */
export const openGift = endpoint({
  ...{ ...received, method: 'POST', path: '/pre/gift/open', summary: '선물 열기' },
  body: entity({ token }),
  data: openedGift,
  errors: ['4040', '1252'],
});

/**
 * POST pre/gift/accept: says where the gift goes, once; the phone number is the one that the giver knows. Errors: 4040 no such link, 4094 accepted,
 * given back or over, 4220 another number, 1252 the fifth wrong one: only a new link of the giver's helps.
 */
export const acceptGift = endpoint({
  ...{ ...received, method: 'POST', path: '/pre/gift/accept', summary: '선물 받기' },
  body: entity({ token, ...deliveryAddress, deliveryRequest: boundedText(100) }),
  data: openedGift,
  errors: ['4040', '4094', '4220', '1252'],
});

/** POST pre/gift/decline: the gift is not wanted, and its giver has the money back. Errors as those of accepting. */
export const declineGift = endpoint({
  ...{ ...received, method: 'POST', path: '/pre/gift/decline', summary: '선물 사양' },
  body: entity({ token, phone: phoneNumber }),
  data: openedGift,
  errors: ['4040', '4094', '4220', '1252'],
});
