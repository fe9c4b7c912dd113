import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { cx } from './cx.ts';
import styles from './picture.module.css';
import { fallbackSrc, isFamily, srcSet, widthsOf } from './picture-sources.ts';

type Props = {
  /** A base path (`/images/goods/kettle` for its widths in AVIF and WebP) or the address of one file. */
  src: string;
  /** Name and colour for a product, '' for decoration. */
  alt: string;
  width?: number;
  height?: number;
  /** The width at which it is rendered, as in `<img sizes>`. */
  sizes?: string;
  widths?: readonly number[];
  /** The page's largest picture: fetched at once and first. */
  isPriority?: boolean;
  fit?: 'contain' | 'cover';
  className?: string;
};

export function Picture({ src, alt, className, ...rest }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!src || failedSrc === src) return <Missing alt={alt} className={className} />;
  return <Sources {...rest} src={src} alt={alt} className={className} onError={() => setFailedSrc(src)} />;
}

function Sources({ src, alt, className, fit, onError, isPriority, ...size }: Props & { onError: () => void }) {
  const { width = 800, height = 800, widths = widthsOf(src), sizes = '(max-width: 640px) 50vw, 240px' } = size;
  const hasFamily = isFamily(src);
  return (
    <picture className={cx(styles.picture, fit === 'cover' && styles.cover, className)}>
      {hasFamily && <source type="image/avif" srcSet={srcSet(src, 'avif', widths)} sizes={sizes} />}
      {hasFamily && <source type="image/webp" srcSet={srcSet(src, 'webp', widths)} sizes={sizes} />}
      <img
        src={hasFamily ? fallbackSrc(src, widths) : src}
        alt={alt}
        width={width}
        height={height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        onError={onError}
      />
    </picture>
  );
}

function Missing({ alt, className }: { alt: string; className?: string | undefined }) {
  const name = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <span className={cx(styles.missing, className)} {...name}>
      <ImageOff size={24} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}
