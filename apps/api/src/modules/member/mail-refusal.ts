import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MallScope } from '@mall/db/in-mall';

/** The member whose advertising a link stops. */
type Addressee = { readonly memberNo: number };

/** Tokens in the unsubscribe link of an advertising mail; they never expire, because a mail may be read years later. */
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
