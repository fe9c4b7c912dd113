import styles from './product-cell.module.css';
import { Thumb } from './thumb.tsx';

type Props = { image: string; name: string; productNo: string; brandName: string };

/** A product in a row of a list. */
export const ProductCell = ({ image, name, productNo, brandName }: Props) => (
  <span className={styles.product}>
    <Thumb image={image} size="sm" />
    <span>
      <b>{name}</b>
      <small>{`${productNo} · ${brandName}`}</small>
    </span>
  </span>
);
