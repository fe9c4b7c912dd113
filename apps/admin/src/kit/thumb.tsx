import { Picture } from '@mall/ui/picture';
import styles from './thumb.module.css';

/** Where a picture is, for `Picture`: below where this deployment keeps them, unless it is a whole address. */
export const pictureSrc = (image: string) =>
  /^(https?:)?\/\//.test(image) ? image : `/images/${image.replace(/^\//, '')}`;

/** The picture of a thing beside its name, which says what it is. */
export const Thumb = ({ image, size = 'md' }: { image: string; size?: 'md' | 'lg' }) => (
  <span className={styles.thumb} data-size={size}>
    <Picture src={image && pictureSrc(image)} alt="" sizes={size === 'lg' ? '72px' : '46px'} />
  </span>
);
