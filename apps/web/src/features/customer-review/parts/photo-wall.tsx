import { formatNumber } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { Modal } from '@mall/ui/modal';
import { Row } from '@mall/ui/row';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReviewPhotos } from '../../../entities/customer-review/review-photos.tsx';
import { reviewPicturesQuery } from '../../../entities/customer-review/reviews.query.ts';
import styles from './review-list.module.css';

const shownAtFirst = 8;

type Props = { productNo: string; count: number };

/** The first pictures of a product's reviews; all of them in a dialog. */
export function PhotoWall({ productNo, count }: Props) {
  const [isOpen, setOpen] = useState(false);
  const wall = useInfiniteQuery({ ...reviewPicturesQuery(productNo), enabled: count > 0 });
  const pictures = wall.data?.pages.flatMap((page) => page.pictures) ?? [];
  if (pictures.length === 0) return null;
  return (
    <section className={styles.wall}>
      <Row align="baseline" justify="between" marginBottom={12}>
        <h2 className={styles.title}>
          사진 후기 <span>{formatNumber(count)}</span>
        </h2>
        <Button variant="text" onClick={() => setOpen(true)}>
          모두 보기
        </Button>
      </Row>
      <ReviewPhotos pictures={pictures} most={shownAtFirst} onMore={() => setOpen(true)} />
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="사진 후기"
        size="xl"
        footer={
          wall.hasNextPage && (
            <Button isLoading={wall.isFetchingNextPage} onClick={() => void wall.fetchNextPage()}>
              더 보기
            </Button>
          )
        }
      >
        <ReviewPhotos pictures={pictures} onMore={() => undefined} />
      </Modal>
    </section>
  );
}
