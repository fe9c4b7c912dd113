import { boundedText, entity, optional, querySerialNumber, type ValueOf } from './wire.ts';

/**
 * What the address of the chat window tells its service: the mall with its name, and, for a signed-in member, only the member's number
 * (R6.06).
 */
export const chatVisit = entity({
  mallId: querySerialNumber,
  mallName: ['mallNm', boundedText(60)],
  memberNo: ['memNo', optional(querySerialNumber)],
});
export type ChatVisit = ValueOf<typeof chatVisit>;
