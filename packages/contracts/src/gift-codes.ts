export const giftCards = ['GIFT', 'PARTY', 'PLANT', 'CROWN'] as const;
/** The picture on the card of a gift. */
export type GiftCard = (typeof giftCards)[number];

export const giftStates = ['UNPAID', 'SENT', 'OPENED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'CANCELLED'] as const;
/** UNPAID 결제 전, SENT 보냄, OPENED 열어 봄, ACCEPTED 받음, DECLINED 사양함, EXPIRED 기한 지남, CANCELLED 취소됨. */
export type GiftState = (typeof giftStates)[number];
