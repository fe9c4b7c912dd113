import type { QuestionPicture } from '@mall/contracts/question';
import { Modal } from '@mall/ui/modal';
import { Row } from '@mall/ui/row';
import { useState } from 'react';
import styles from './review-photos.module.css';
import { reviewPictureUrl, reviewTileUrl } from './reviews.query.ts';

type Props = {
  pictures: readonly QuestionPicture[];
  /** Only the first few are shown: the button for the rest replaces the last. */
  most?: number;
  onMore?: () => void;
};

/** Pictures of reviews as tiles; a click enlarges one, with buttons to the next. */
export function ReviewPhotos({ pictures, most = pictures.length, onMore }: Props) {
  const [opened, setOpened] = useState<number>();
  if (pictures.length === 0) return null;
  const hasMore = onMore !== undefined && pictures.length > most;
  return (
    <>
      <ul className={styles.photos} data-wall={onMore ? true : undefined}>
        {pictures.slice(0, most).map(({ pictureName }, place) => (
          <li key={pictureName}>
            {hasMore && place === most - 1 ? (
              <button type="button" onClick={onMore} className={styles.more} aria-label="후기 사진 모두 보기">
                <img src={reviewTileUrl(pictureName)} alt="" loading="lazy" />
                <span>더 보기</span>
              </button>
            ) : (
              <button type="button" onClick={() => setOpened(place)} aria-label={`후기 사진 ${place + 1} 크게 보기`}>
                <img src={reviewTileUrl(pictureName)} alt="" loading="lazy" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {opened !== undefined && <Whole pictures={pictures} at={opened} onMove={setOpened} />}
    </>
  );
}

type WholeProps = Pick<Props, 'pictures'> & { at: number; onMove: (at: number | undefined) => void };

function Whole({ pictures, at, onMove }: WholeProps) {
  const shown = pictures[at];
  if (!shown) return null;
  return (
    <Modal isOpen onClose={() => onMove(undefined)} title={`후기 사진 ${at + 1} / ${pictures.length}`} size="xl">
      <img
        className={styles.whole}
        src={reviewPictureUrl(shown.pictureName)}
        width={shown.width}
        height={shown.height}
        alt={`후기 사진 ${at + 1}`}
      />
      <Row justify="between" marginTop={12} className={styles.ways}>
        <button type="button" disabled={at === 0} onClick={() => onMove(at - 1)}>
          이전 사진
        </button>
        <button type="button" disabled={at === pictures.length - 1} onClick={() => onMove(at + 1)}>
          다음 사진
        </button>
      </Row>
    </Modal>
  );
}
