import { entity, optional, querySerialNumber, type ValueOf } from './wire.ts';

/** What the address of the chat window tells its service: the mall, and the member when somebody is signed in (R6.06). */
export const chatVisit = entity({
  mallId: querySerialNumber,
  memberNo: ['memNo', optional(querySerialNumber)],
});
export type ChatVisit = ValueOf<typeof chatVisit>;
