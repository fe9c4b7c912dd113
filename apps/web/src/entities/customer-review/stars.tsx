import Star from 'lucide-react/icons/star';
import styles from './stars.module.css';

const places = [1, 2, 3, 4, 5];

/** Stars out of five, fractions included. */
export function Stars({ value, size = 16 }: { value: number; size?: 16 | 20 }) {
  return (
    <span className={styles.stars} data-size={size} role="img" aria-label={`별점 5점 중 ${value}점`}>
      <Five />
      <span className={styles.on} style={{ width: `${value * 20}%` }}>
        <Five />
      </span>
    </span>
  );
}

const Five = () => places.map((place) => <Star key={place} aria-hidden />);
