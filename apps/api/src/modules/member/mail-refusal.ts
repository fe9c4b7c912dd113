import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MallScope } from '@mall/db/in-mall';

/** Whom a link lets refuse advertising. */
type Addressee = { readonly memberNo: number };

/** Tokens behind the refusal link of an advertising mail; they never expire, for the mail lies in its box as long as it likes. */
export function createMailRefusals(secret: string) {
  const tokenOf = ({ mallId }: MallScope, { memberNo }: Addressee): string =>
    createHmac('sha256', secret).update(`mail refusal:${mallId}:${memberNo}`).digest('base64url');
  return {
    /** R2.15: below the mall's host, outside the mall's prefix. */
    pathOf: (mall: MallScope, addressee: Addressee): string =>
      `/email/rejectMailYn/${addressee.memberNo}?token=${tokenOf(mall, addressee)}`,
    isGood: (mall: MallScope, addressee: Addressee, token: string): boolean => {
      const [expected, given] = [Buffer.from(tokenOf(mall, addressee)), Buffer.from(token)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
