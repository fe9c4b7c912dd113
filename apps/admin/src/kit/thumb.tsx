import { Picture } from '@mall/ui/picture';
import styles from './thumb.module.css';

/** The address of a picture, for `Picture`: below this deployment's base, unless it is a complete address. */
export const pictureSrc = (image: string) =>
  /^(https?:)?\/\//.test(image) ? image : `/images/${image.replace(/^\//, '')}`;

/** In a row of a list, in a card, at the head of a screen. */
const widths = { sm: '28px', md: '46px', lg: '72px' };

/** The picture of a thing beside its name, which is the text alternative. */
export const Thumb = ({ image, size = 'md' }: { image: string; size?: keyof typeof widths }) => (
  <span className={styles.thumb} data-size={size}>
    <Picture src={image && pictureSrc(image)} alt="" sizes={widths[size]} />
  </span>
);
