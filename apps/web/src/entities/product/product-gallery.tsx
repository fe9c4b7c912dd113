import type { Sticker as StickerData } from '@mall/contracts/goods';
import { Grid } from '@mall/ui/grid';
import { Picture } from '@mall/ui/picture';
import { Row } from '@mall/ui/row';
import { Sticker } from '@mall/ui/sticker';
import { Tile } from '@mall/ui/tile';
import type { KeyboardEvent } from 'react';
import { useImageUrl } from '../../lib/mall/image-url.ts';
import styles from './product-gallery.module.css';
import { useGallery } from './use-gallery.ts';

type Props = {
  name: string;
  pictures: readonly string[];
  /** The picture of the chosen colour. */
  wanted: string;
  stickers: readonly StickerData[];
  isSoldOut: boolean;
};

/** A product's pictures: one large, the others small below it; arrow keys move between the small ones. */
export function ProductGallery({ name, pictures, wanted, stickers, isSoldOut }: Props) {
  const urlOf = useImageUrl();
  const { index, show } = useGallery(pictures, wanted);
  const count = pictures.length;
  return (
    <section aria-label="상품 사진">
      <div className={styles.main}>
        <Tile className={styles.large ?? ''} isSoldOut={isSoldOut}>
          <Picture src={urlOf(pictures[index] ?? '')} alt={`${name} 사진 ${index + 1}`} sizes="580px" isPriority />
        </Tile>
        <Row as="span" gap={4} className={styles.stickers}>
          {stickers.slice(0, 2).map(({ type, colour }) => (
            <Sticker key={type} colour={colour}>
              {type}
            </Sticker>
          ))}
        </Row>
        {count > 1 && (
          <span className={styles.count} aria-hidden="true">
            {index + 1} / {count}
          </span>
        )}
      </div>
      {count > 1 && <Thumbnails pictures={pictures} index={index} onShow={show} />}
    </section>
  );
}

type ThumbnailsProps = { pictures: readonly string[]; index: number; onShow: (index: number) => void };

const mostColumns = 8;

/** As many columns as fill the rows, so that no single item is alone in a row. */
function columnsOf(count: number): number {
  const rows = Math.ceil(count / mostColumns);
  return Math.max(6, Math.ceil(count / rows));
}

function Thumbnails({ pictures, index, onShow }: ThumbnailsProps) {
  const urlOf = useImageUrl();
  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (index + step + pictures.length) % pictures.length;
    onShow(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Grid
      as="ul"
      columns={`repeat(${columnsOf(pictures.length)}, 1fr)`}
      gap={10}
      marginTop={12}
      className={styles.thumbnails}
      onKeyDown={walk}
    >
      {pictures.map((picture, position) => (
        <li key={picture}>
          <button
            type="button"
            aria-label={`사진 ${position + 1} 보기`}
            aria-pressed={position === index}
            onClick={() => onShow(position)}
          >
            <Tile className={styles.thumbnail ?? ''}>
              <Picture src={urlOf(picture)} alt="" sizes="88px" />
            </Tile>
          </button>
        </li>
      ))}
    </Grid>
  );
}
