import type { Sticker as StickerData } from '@mall/contracts/goods';
import { Picture } from '@mall/ui/picture';
import { Row } from '@mall/ui/row';
import { Sticker } from '@mall/ui/sticker';
import { Tile } from '@mall/ui/tile';
import { type UIEvent, useEffect, useRef } from 'react';
import { useImageUrl } from '../../lib/mall/image-url.ts';
import styles from './product-carousel.module.css';
import { restingSlide } from './resting-slide.ts';
import { useGallery } from './use-gallery.ts';

type Props = {
  name: string;
  pictures: readonly string[];
  /** The picture of the chosen colour. */
  wanted: string;
  stickers: readonly StickerData[];
  isSoldOut: boolean;
};

/** A product's pictures on a phone: swiped sideways, with the count in the corner. */
export function ProductCarousel({ name, pictures, wanted, stickers, isSoldOut }: Props) {
  const urlOf = useImageUrl();
  const track = useRef<HTMLUListElement>(null);
  const { index, show } = useGallery(pictures, wanted);

  useEffect(() => {
    const list = track.current;
    if (list && restingSlide(list) !== index) {
      // Without animation: a smooth scroll would settle on each picture in between.
      list.scrollTo({ left: index * list.clientWidth, behavior: 'instant' });
    }
  }, [index]);

  const follow = ({ currentTarget: list }: UIEvent<HTMLUListElement>) => {
    const resting = restingSlide(list);
    if (resting !== null) show(resting);
  };

  return (
    <section className={styles.carousel} aria-label="상품 사진">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the pictures once the list has the focus. */}
      <ul ref={track} className={styles.track} onScroll={follow} tabIndex={0}>
        {pictures.map((picture, position) => (
          <li key={picture}>
            <Tile className={styles.tile ?? ''} isSoldOut={isSoldOut}>
              <Picture
                src={urlOf(picture)}
                alt={`${name} 사진 ${position + 1}`}
                sizes="430px"
                isPriority={position === 0}
              />
            </Tile>
          </li>
        ))}
      </ul>
      <Row as="span" gap={4} className={styles.stickers}>
        {stickers.slice(0, 2).map(({ type, colour }) => (
          <Sticker key={type} colour={colour}>
            {type}
          </Sticker>
        ))}
      </Row>
      {pictures.length > 1 && (
        <span className={styles.count} aria-hidden="true">
          {index + 1} / {pictures.length}
        </span>
      )}
    </section>
  );
}
