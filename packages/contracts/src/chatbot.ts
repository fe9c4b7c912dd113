import { entity, optional, queryInteger, type ValueOf } from './wire.ts';

/** What the address of the chat window tells its service: the mall, and the member when somebody is signed in (R6.06). */
export const chatVisit = entity({
  mallId: queryInteger(1, 999_999_999),
  memberNo: ['memNo', optional(queryInteger(1, 999_999_999))],
});
export type ChatVisit = ValueOf<typeof chatVisit>;
