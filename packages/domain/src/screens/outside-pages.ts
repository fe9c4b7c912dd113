import { highestNumber } from '@mall/contracts/numbers';
import { whole } from './search-schema.ts';

/** Pages outside of any mall's paths, by name; the host says which mall it is (R2.15). Only the desktop site's code has them. */
export const outsidePages = {
  mailRefusal: '/email/rejectMailYn/$memberNo',
  /** Where staff who look as a member begin and end. */
  look: '/look',
  tidLink: '/tid/link',
  tidReturn: '/tid/return',
  /** The server takes the service's result (POST) here; whoever only reads the address is led on. */
  certificationResult: '/kmcertVerification/$',
} as const;
export type OutsidePage = keyof typeof outsidePages;

/** A member's number as an address writes it. */
export const readMemberNo = whole(highestNumber, 1);

/** The page whose address this path is. */
export function outsidePageAt(path: string): OutsidePage | undefined {
  const names = Object.keys(outsidePages) as OutsidePage[];
  return names.find((name) => patternOf(outsidePages[name]).test(path));
}

/** `$name` stands for one segment, a lone `$` for all that follow. */
const patternOf = (address: string): RegExp =>
  new RegExp(`^${address.replace(/\$(\w*)/g, (_all, name: string) => (name === '' ? '.*' : '[^/]+'))}/?$`);
