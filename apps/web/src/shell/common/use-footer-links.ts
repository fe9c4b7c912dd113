import { boardType } from '@mall/contracts/codes';
import { accessTo } from '@mall/domain/access-matrix';
import { aboutMallLink, boardLink, faqLink } from '@mall/domain/menu-links';
import { useMall } from '../../lib/mall-context.tsx';

/** Links of the footer that lead to pages of this mall type. */
export function useFooterLinks() {
  const { mall, device } = useMall();
  const visit = { salesType: mall.salesType, isLoginOpen: mall.isLoginOpen, isSignedIn: true, device };
  const notice = { to: boardLink(boardType.notice, device), label: '공지사항' };
  const faq = { to: faqLink(device), label: 'FAQ' };
  const about = { to: aboutMallLink(device), label: device === 'mobile' ? '간편 서비스' : '패밀리샵 소개' };
  return accessTo('myShop', visit) === 'open' ? [notice, faq, about] : [notice, about];
}
