import { boardType } from '@mall/contracts/codes';
import { businessHours } from '@mall/domain/business-hours';
import { boardLink, boardPostLink, faqLink, recentlyViewedLink, wishlistLink } from '@mall/domain/menu-links';
import { Badge } from '@mall/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp, Heart, History, Megaphone } from 'lucide-react';
import { MallLink } from '../../../components/mall-link.tsx';
import { boardPostsQuery } from '../../../lib/board-posts.query.ts';
import { useMall } from '../../../lib/mall-context.tsx';
import styles from './home.module.css';

const shownNotices = 4;
const helpLinks = [
  { to: faqLink('pc'), label: '자주 묻는 질문', Icon: CircleHelp },
  { to: wishlistLink('pc'), label: '찜한 상품', Icon: Heart },
  { to: recentlyViewedLink('pc'), label: '최근 본 상품', Icon: History },
  { to: boardLink(boardType.notice, 'pc'), label: '공지사항', Icon: Megaphone },
];

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
            {helpLinks.map(({ to, label, Icon }) => (
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
