import { boardType } from '@mall/contracts/codes';
import { isThere } from '@mall/domain/access-matrix';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { boardTarget } from '@mall/domain/screens/targets';
import { useMall } from '../../lib/mall/mall-context.tsx';

type FooterLink = { to: ScreenTarget; label: string };

/** Links of the footer to pages that this mall type has. */
export function useFooterLinks(): FooterLink[] {
  const { mall, device } = useMall();
  const notice: FooterLink = { to: boardTarget(boardType.notice), label: '공지사항' };
  const faq: FooterLink = { to: { screen: 'faq' }, label: 'FAQ' };
  const about: FooterLink = {
    to: { screen: 'familyShopIntro' },
    label: device === 'mobile' ? '간편 서비스' : '패밀리샵 소개',
  };
  return isThere('faq', mall) ? [notice, faq, about] : [notice, about];
}
