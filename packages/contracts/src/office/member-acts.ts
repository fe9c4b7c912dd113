import { withdrawalReasons } from '../member.ts';
import { entity, nullable, oneOf, text } from '../wire.ts';
import { blockReasons, thisMember } from './members.ts';
import { officeEndpoint } from './office-endpoint.ts';

const act = {
  method: 'POST',
  permission: 'members.write',
  personal: 'none',
  params: thisMember,
  data: nullable(text),
} as const;

/** POST …/end-sessions: signs them out everywhere, at once. Error 4040. */
export const endMemberSessions = officeEndpoint({
  ...act,
  path: '/malls/:mallId/members/:memberNo/end-sessions',
  audit: { action: 'member.endSessions' },
  summary: '모든 기기 로그아웃',
  errors: ['4040'],
});
/** POST …/temporary-password: mails them a link to one; no staff member sees it. Errors: 4040; 4094 without a verified address. */
export const mailTemporaryPassword = officeEndpoint({
  ...act,
  path: '/malls/:mallId/members/:memberNo/temporary-password',
  audit: { action: 'member.temporaryPassword' },
  summary: '임시 비밀번호 메일',
  errors: ['4040', '4094'],
});
/** POST …/wake: reactivates a dormant member. Error 4094: they are not dormant. */
export const wakeMember = officeEndpoint({
  ...act,
  path: '/malls/:mallId/members/:memberNo/wake',
  audit: { action: 'member.wake' },
  summary: '휴면 해제',
  errors: ['4094'],
});
/** POST …/block: ends their sessions and prevents new ones. Error 4090: they are blocked. */
export const blockMember = officeEndpoint({
  ...act,
  path: '/malls/:mallId/members/:memberNo/block',
  audit: { action: 'member.block' },
  summary: '이용 제한',
  body: entity({ reason: oneOf(blockReasons) }),
  errors: ['4090'],
});
/** POST …/unblock. Error 4090: they are not blocked. */
export const unblockMember = officeEndpoint({
  ...act,
  path: '/malls/:mallId/members/:memberNo/unblock',
  audit: { action: 'member.unblock' },
  summary: '이용 제한 해제',
  errors: ['4090'],
});
/** POST …/withdraw: the same final withdrawal as in the shop. Errors: 4040; 4094 something is in progress. */
export const withdrawMember = officeEndpoint({
  ...act,
  path: '/malls/:mallId/members/:memberNo/withdraw',
  audit: { action: 'member.withdraw' },
  summary: '탈퇴 처리',
  body: entity({ reason: oneOf(withdrawalReasons) }),
  errors: ['4040', '4094'],
});
