import { createHmac } from 'node:crypto';
import type { MallScope } from '@mall/db/in-mall';
import { screenPath } from '@mall/domain/screens/screen-path';
import { hashSecret } from '../../auth/session/issue-tokens.ts';

type Link = { readonly orderNo: string; readonly linkNo: number };

/** The links of gifts: the same for the same number, so that nothing but a hash is stored. */
export function createGiftLinks(secret: string) {
  const tokenOf = ({ mallId }: MallScope, { orderNo, linkNo }: Link): string =>
    createHmac('sha256', secret).update(`gift:${mallId}:${orderNo}:${linkNo}`).digest('base64url');
  return {
    hashOf: (mall: MallScope, link: Link): Buffer => hashSecret(tokenOf(mall, link)),
    /** The token stands behind the #, which browsers send to nobody: it is in no log and no referrer. */
    pathOf: (mall: MallScope & { readonly mallUrl: string }, link: Link): string =>
      `/${mall.mallUrl}${screenPath({ screen: 'gift' }, 'pc')}#${tokenOf(mall, link)}`,
  };
}
export type GiftLinks = ReturnType<typeof createGiftLinks>;
