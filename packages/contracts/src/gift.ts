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

/** The receiver of a gift; they give the address themselves. */
export const giftInput = entity({
  receiverName: trimmedText(30),
  receiverPhone: phoneNumber,
  senderName: trimmedText(30),
  message: boundedLines(100),
  card: oneOf(giftCards),
});
export type GiftInput = ValueOf<typeof giftInput>;

/** A gift as its giver sees it: never with the address. */
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
 * POST orders/{orderNo}/gift/link: the link with which the receiver opens a paid gift. It is the same each time until a new one is
 * requested, which invalidates earlier ones. Errors: 4043, 4094 it can no longer be accepted.
 */
export const getGiftLink = endpoint({
  ...{ method: 'POST', path: '/orders/:orderNo/gift/link', access: 'member', summary: '선물 링크' },
  params: orderNo,
  body: entity({ isNew: boolean }),
  data: entity({ url: text }),
  errors: ['4043', '4094'],
});

const token = boundedText(60, 1);
/** What a receiver sees: the card and the goods, without prices and phone numbers. */
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

/** POST pre/gift/open: the gift of a link; its giver sees that it was opened. 4040 for an invalid link. */
export const openGift = endpoint({
  ...{ ...received, method: 'POST', path: '/pre/gift/open', summary: '선물 열기' },
  body: entity({ token }),
  data: openedGift,
  errors: ['4040', '1252'],
});

/**
 * POST pre/gift/accept: sets the address of the gift, once; the phone number must be the one that the giver typed. Errors: 4040 invalid
 * link, 4094 accepted, returned or expired, 4220 another number, 1252 the fifth wrong number: the giver must create a new link.
 */
export const acceptGift = endpoint({
  ...{ ...received, method: 'POST', path: '/pre/gift/accept', summary: '선물 받기' },
  body: entity({ token, ...deliveryAddress, deliveryRequest: boundedText(100) }),
  data: openedGift,
  errors: ['4040', '4094', '4220', '1252'],
});

/** POST pre/gift/decline: declines the gift, and refunds its giver. Errors as for accepting. */
export const declineGift = endpoint({
  ...{ ...received, method: 'POST', path: '/pre/gift/decline', summary: '선물 사양' },
  body: entity({ token, phone: phoneNumber }),
  data: openedGift,
  errors: ['4040', '4094', '4220', '1252'],
});
