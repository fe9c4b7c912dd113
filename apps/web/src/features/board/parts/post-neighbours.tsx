import { Text } from '@mall/ui/text';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import type { BoardPostPage } from '../model/use-board-post.ts';
import styles from './post-neighbours.module.css';

/** The next newer and the next older post. */
export function PostNeighbours({ page: { boardType, detail } }: { page: BoardPostPage }) {
  const neighbours = [
    { label: '다음 글', post: detail?.newer },
    { label: '이전 글', post: detail?.older },
  ];
  return (
    <nav className={styles.neighbours} aria-label="다른 글">
      {neighbours.map(
        ({ label, post }) =>
          post && (
            <ScreenLink key={label} screen="boardPost" search={{ tp: boardType, no: post.postNo }}>
              <Text as="span" size={14} tone="muted">
                {label}
              </Text>
              <b>{post.title}</b>
            </ScreenLink>
          ),
      )}
    </nav>
  );
}
