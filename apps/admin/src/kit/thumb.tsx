import { Picture } from '@mall/ui/picture';
import styles from './thumb.module.css';

// Where this deployment keeps its pictures; an upload has a whole address.
const srcOf = (image: string) => (/^(https?:)?\/\//.test(image) ? image : `/images/${image.replace(/^\//, '')}`);

/** The picture of a thing beside its name, which says what it is. */
export const Thumb = ({ image, size = 'md' }: { image: string; size?: 'md' | 'lg' }) => (
  <span className={styles.thumb} data-size={size}>
    <Picture src={image && srcOf(image)} alt="" sizes={size === 'lg' ? '72px' : '46px'} />
  </span>
);
