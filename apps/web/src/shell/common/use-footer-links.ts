import { boardType } from '@mall/contracts/codes';
import { accessTo } from '@mall/domain/access-matrix';
import { boardLink, faqLink } from '@mall/domain/menu-links';
import { useMall } from '../../lib/mall-context.tsx';

/** Links of the footer that lead to pages of this mall type. */
export function useFooterLinks() {
  const { mall, device } = useMall();
  const visit = { salesType: mall.salesType, isLoginOpen: mall.isLoginOpen, isSignedIn: true, device };
  const notice = { to: boardLink(boardType.notice, device), label: '공지사항' };
  const faq = { to: faqLink(device), label: 'FAQ' };
  return accessTo('myShop', visit) === 'open' ? [notice, faq] : [notice];
}
