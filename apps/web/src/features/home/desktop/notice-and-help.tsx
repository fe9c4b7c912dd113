import { boardType } from '@mall/contracts/codes';
import type { MallLayout } from '@mall/contracts/layout';
import { accessMatrix, showsMyShop } from '@mall/domain/access-matrix';
import { businessHours } from '@mall/domain/business-hours';
import {
  aboutMallLink,
  boardLink,
  boardPostLink,
  faqLink,
  recentlyViewedLink,
  specialSaleListLink,
  wishlistLink,
} from '@mall/domain/menu-links';
import { Badge } from '@mall/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp, Heart, History, Megaphone, NotebookPen, Store, Timer } from 'lucide-react';
import { MallLink } from '../../../components/mall-link.tsx';
import { boardPostsQuery } from '../../../lib/board-posts.query.ts';
import { useMall } from '../../../lib/mall-context.tsx';
import styles from './home.module.css';

const shownNotices = 4;
const shownHelp = 4;

/** The first four of what this mall's members may open. */
function helpLinksOf(mall: MallLayout) {
  const hasFaqs = accessMatrix.myShop.types.some((type) => type === mall.salesType);
  const hasLists = showsMyShop(mall);
  const links = [
    { to: faqLink('pc'), label: '자주 묻는 질문', Icon: CircleHelp, isShown: hasFaqs },
    { to: wishlistLink('pc'), label: '찜한 상품', Icon: Heart, isShown: hasLists },
    { to: recentlyViewedLink('pc'), label: '최근 본 상품', Icon: History, isShown: hasLists },
    { to: boardLink(boardType.notice, 'pc'), label: '공지사항', Icon: Megaphone, isShown: true },
    { to: boardLink(boardType.mdReview, 'pc'), label: 'MD 리뷰', Icon: NotebookPen, isShown: true },
    { to: aboutMallLink('pc'), label: '패밀리샵 소개', Icon: Store, isShown: true },
    { to: specialSaleListLink, label: '타임특가', Icon: Timer, isShown: true },
  ];
  return links.filter(({ isShown }) => isShown).slice(0, shownHelp);
}

/** The newest notices, and where help is found. */
export function NoticeAndHelp() {
  const { mall } = useMall();
  const { data } = useQuery(boardPostsQuery({ boardType: boardType.notice, page: 1 }));
  const hours = businessHours(mall.centerOpensAt, mall.centerClosesAt);
  return (
    <section className={`${styles.wrap} ${styles.section}`} aria-label="안내">
      <div className={styles.strip}>
        <div className={styles.box}>
          <div className={styles.boxHead}>
            <h2>공지사항</h2>
            <MallLink to={boardLink(boardType.notice, 'pc')} aria-label="공지사항 더보기">
              <span>더보기</span>
            </MallLink>
          </div>
          <ul className={styles.notices}>
            {data?.posts.slice(0, shownNotices).map((post) => (
              <li key={post.postNo}>
                <MallLink to={boardPostLink(boardType.notice, post.postNo)}>
                  <span>
                    {post.isPinned && <Badge tone="brand">{post.label || '안내'}</Badge>} {post.title}
                  </span>
                  <time dateTime={post.postedOn}>{post.postedOn.slice(5).replace('-', '.')}</time>
                </MallLink>
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
              <MallLink key={label} to={to}>
                <i>
                  <Icon size={26} strokeWidth={1.5} aria-hidden />
                </i>
                {label}
              </MallLink>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
