import { boardType } from '@mall/contracts/codes';
import type { MallLayout } from '@mall/contracts/layout';
import { isThere, showsMyShop } from '@mall/domain/access-matrix';
import { businessHours } from '@mall/domain/business-hours';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { boardTarget } from '@mall/domain/screens/targets';
import { Badge } from '@mall/ui/badge';
import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Heart from 'lucide-react/icons/heart';
import Megaphone from 'lucide-react/icons/megaphone';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Store from 'lucide-react/icons/store';
import Timer from 'lucide-react/icons/timer';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { boardPostsQuery } from '../../../entities/board/board-posts.query.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './home.module.css';

const shownNotices = 4;
const shownHelp = 4;

type HelpLink = { to: ScreenTarget; label: string; Icon: LucideIcon };

/** The first four that this mall's members may open. */
function helpLinksOf(mall: MallLayout): HelpLink[] {
  const hasFaqs = isThere('faq', mall);
  const hasLists = showsMyShop(mall);
  const links: (HelpLink & { isShown: boolean })[] = [
    { to: { screen: 'faq' }, label: '자주 묻는 질문', Icon: CircleHelp, isShown: hasFaqs },
    { to: { screen: 'wishlist' }, label: '찜한 상품', Icon: Heart, isShown: hasLists },
    { to: { screen: 'recentlyViewed' }, label: '최근 본 상품', Icon: History, isShown: hasLists },
    { to: boardTarget(boardType.notice), label: '공지사항', Icon: Megaphone, isShown: true },
    { to: boardTarget(boardType.mdReview), label: 'MD 리뷰', Icon: NotebookPen, isShown: true },
    { to: { screen: 'familyShopIntro' }, label: '패밀리샵 소개', Icon: Store, isShown: true },
    { to: { screen: 'saleList' }, label: '타임특가', Icon: Timer, isShown: true },
  ];
  return links.filter(({ isShown }) => isShown).slice(0, shownHelp);
}

/** The newest notices, and links to help. */
export function NoticeAndHelp() {
  const { mall } = useMall();
  const { data, isPending } = useQuery(boardPostsQuery({ boardType: boardType.notice, page: 1 }));
  const hours = businessHours(mall.centerOpensAt, mall.centerClosesAt);
  return (
    <section className={`${styles.wrap} ${styles.section}`} aria-label="안내">
      <div className={styles.strip}>
        <div className={styles.box}>
          <div className={styles.boxHead}>
            <h2>공지사항</h2>
            <ScreenLink {...boardTarget(boardType.notice)} aria-label="공지사항 더보기">
              <span>더보기</span>
            </ScreenLink>
          </div>
          <ul className={styles.notices}>
            {isPending && <li hidden data-unfinished />}
            {data?.posts.slice(0, shownNotices).map((post) => (
              <li key={post.postNo}>
                <ScreenLink screen="boardPost" search={{ tp: boardType.notice, no: post.postNo }}>
                  <span>
                    {post.isPinned && <Badge tone="brand">{post.label || '안내'}</Badge>} {post.title}
                  </span>
                  <time dateTime={post.postedOn}>{post.postedOn.slice(5).replace('-', '.')}</time>
                </ScreenLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.box}>
          <div className={styles.boxHead}>
            <h2>무엇을 도와드릴까요?</h2>
            <span>
              {hours.weekdays} · {mall.customerPhone}
            </span>
          </div>
          <div className={styles.help}>
            {helpLinksOf(mall).map(({ to, label, Icon }) => (
              <ScreenLink key={label} {...to}>
                <i>
                  <Icon size={26} strokeWidth={1.5} aria-hidden />
                </i>
                {label}
              </ScreenLink>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
