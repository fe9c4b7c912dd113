import type { Sticker as StickerData } from '@mall/contracts/goods';
import { Picture } from '@mall/ui/picture';
import { Sticker } from '@mall/ui/sticker';
import { Tile } from '@mall/ui/tile';
import { useImageUrl } from '../../lib/mall/image-url.ts';

type Props = {
  /** Below the image host, without width and extension. */
  image: string;
  /** Alternative text; empty if the name is beside the picture. */
  alt?: string;
  stickers?: readonly StickerData[];
  isSoldOut?: boolean;
  isPriority?: boolean;
  /** Width divided by height. */
  ratio?: number;
  /** Has the corners of its card. */
  isFlush?: boolean;
  /** The rendered width, for the browser's choice of file. */
  sizes?: string;
};

/** A product's picture on its tint, with at most two stickers and the sold-out pill (R4.03). */
export function ProductTile({
  image,
  alt = '',
  stickers = [],
  isPriority,
  sizes = '(max-width: 480px) 46vw, 240px',
  ...look
}: Props) {
  const urlOf = useImageUrl();
  return (
    <Tile
      {...look}
      stickers={stickers.slice(0, 2).map(({ type, colour }) => (
        <Sticker key={type} colour={colour}>
          {type}
        </Sticker>
      ))}
    >
      {/* A tile that becomes another product's shows nothing until its picture has loaded, not the one before. */}
      <Picture key={image} src={urlOf(image)} alt={alt} sizes={sizes} isPriority={isPriority} />
    </Tile>
  );
}
