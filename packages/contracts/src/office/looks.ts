import { entity, instant, nullable, querySerialNumber, text, trimmedText } from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { personal } from './personal.ts';

const thisContact = entity({ mallId: querySerialNumber, contactNo: querySerialNumber });

/**
 * POST malls/:mallId/contacts/:contactNo/look: opens the mall as the member of the caller's own talk, for fifteen minutes, read only. The
 * address has a code behind its #, which reaches no server and is valid once, within a minute. Errors: 4032; 4040; 4094 the talk has ended
 * or is somebody else's, the caller looks as another member already, or the member could not sign in.
 */
export const beginLook = officeEndpoint({
  method: 'POST',
  path: '/malls/:mallId/contacts/:contactNo/look',
  permission: 'lookAs.write',
  personal: 'masked',
  task: 'LOOK_AS',
  audit: { action: 'lookAs.begin' },
  stepUp: true,
  summary: '회원 화면 보기',
  params: thisContact,
  body: entity({ reason: trimmedText(200) }),
  data: entity({ name: personal('name'), address: text, endsAt: instant }),
  errors: ['4032', '4040', '4094'],
});

/** POST malls/:mallId/contacts/:contactNo/look/end: ends it at once. Errors: 4040; 4094 it has ended. */
export const endLook = officeEndpoint({
  method: 'POST',
  path: '/malls/:mallId/contacts/:contactNo/look/end',
  permission: 'lookAs.write',
  personal: 'none',
  audit: { action: 'lookAs.end' },
  summary: '회원 화면 닫기',
  params: thisContact,
  data: nullable(text),
  errors: ['4040', '4094'],
});
