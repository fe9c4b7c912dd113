import { createHmac } from 'node:crypto';
import type { MallScope } from '@mall/db/in-mall';
import { screenPath } from '@mall/domain/screens/screen-path';
import { hashSecret } from '../../auth/session/issue-tokens.ts';

type Link = { readonly orderNo: string; readonly linkNo: number };

/** Links of gifts. Tokens are derived from the link number, so that only their hash needs to be stored. */
export function createGiftLinks(secret: string) {
  const tokenOf = ({ mallId }: MallScope, { orderNo, linkNo }: Link): string =>
    createHmac('sha256', secret).update(`gift:${mallId}:${orderNo}:${linkNo}`).digest('base64url');
  return {
    hashOf: (mall: MallScope, link: Link): Buffer => hashSecret(tokenOf(mall, link)),
    /** The token is in the fragment, which browsers do not send: it appears in no log and no referrer. */
    pathOf: (mall: MallScope & { readonly mallUrl: string }, link: Link): string =>
      `/${mall.mallUrl}${screenPath({ screen: 'gift' }, 'pc')}#${tokenOf(mall, link)}`,
  };
}
export type GiftLinks = ReturnType<typeof createGiftLinks>;
