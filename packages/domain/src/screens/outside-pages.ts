import { highestNumber } from '@mall/contracts/numbers';
import { whole } from './search-schema.ts';

/** Pages outside of any mall's paths, by name; the host identifies the mall (R2.15). Only the desktop site's code has them. */
export const outsidePages = {
  mailRefusal: '/email/rejectMailYn/$memberNo',
  /** Where staff begin and end looking as a member. */
  look: '/look',
  tidLink: '/tid/link',
  tidReturn: '/tid/return',
  /** The server receives the service's result (POST) here; anybody who only opens the address is redirected. */
  certificationResult: '/kmcertVerification/$',
} as const;
export type OutsidePage = keyof typeof outsidePages;

/** A member's number as written in an address. */
export const readMemberNo = whole(highestNumber, 1);

/** The page with this path. */
export function outsidePageAt(path: string): OutsidePage | undefined {
  const names = Object.keys(outsidePages) as OutsidePage[];
  return names.find((name) => patternOf(outsidePages[name]).test(path));
}

/** `$name` matches one segment, a lone `$` all that follow. */
const patternOf = (address: string): RegExp =>
  new RegExp(`^${address.replace(/\$(\w*)/g, (_all, name: string) => (name === '' ? '.*' : '[^/]+'))}/?$`);
