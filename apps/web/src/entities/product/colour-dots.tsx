import type { ColourStock } from '@mall/contracts/goods';
import styles from './colour-dots.module.css';

const shownDots = 4;

/** The colours of a product as dots; a screen reader reads how many there are. */
export function ColourDots({ colours }: { colours: readonly Pick<ColourStock, 'name' | 'hex'>[] }) {
  const named = colours.filter(({ hex }) => hex !== '');
  if (named.length < 2) return null;
  return (
    <span className={styles.dots} role="img" aria-label={`색상 ${named.length}종`}>
      {named.slice(0, shownDots).map(({ name, hex }) => (
        <i key={name} style={{ backgroundColor: hex }} />
      ))}
      {named.length > shownDots && <em>+{named.length - shownDots}</em>}
    </span>
  );
}
