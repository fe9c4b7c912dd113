import type { BoardPostSummary } from '@mall/contracts/board';
import { boardType } from '@mall/contracts/codes';
import { Row } from '@mall/ui/row';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ProductTile } from '../../../entities/product/product-tile.tsx';
import { dotted } from '../model/board-words.ts';
import styles from './review-cards.module.css';

/** What the merchandisers wrote, with pictures. */
export function ReviewCards({ posts }: { posts: readonly BoardPostSummary[] }) {
  return (
    <ul className={styles.cards}>
      {posts.map((post) => (
        <li key={post.postNo}>
          <ScreenLink screen="boardPost" search={{ tp: boardType.mdReview, no: post.postNo }} className={styles.card}>
            <ProductTile image={post.image} ratio={1.3} sizes="(max-width: 480px) 92vw, 386px" />
            <span className={styles.label}>{post.label}</span>
            <h2 className={styles.title}>{post.title}</h2>
            <p className={styles.summary}>{post.summary}</p>
            <Row as="p" gap={8} marginTop={10} className={styles.by}>
              {post.author && <span>{post.author}</span>}
              <time dateTime={post.postedOn}>{dotted(post.postedOn)}</time>
            </Row>
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}
