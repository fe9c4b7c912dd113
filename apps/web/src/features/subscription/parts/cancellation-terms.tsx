import type { Labelled } from '@mall/contracts/goods-detail';
import { Text } from '@mall/ui/text';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import styles from './cancellation-terms.module.css';

const pictures = ['emoji/receipt', 'emoji/coin', 'emoji/truck'];

/** The cost of leaving, stated before signing. */
export function CancellationTerms({ terms }: { terms: readonly Labelled[] }) {
  if (terms.length === 0) return null;
  return (
    <section className={styles.section} aria-label="해지 안내">
      <h2 className={styles.title}>해지할 때 드는 돈까지 미리</h2>
      <ul className={styles.terms}>
        {terms.map(({ label, value }, index) => (
          <li key={label}>
            <h3>{label}</h3>
            <Text variant="reading" tone="soft" marginTop={8}>
              {value}
            </Text>
            <ObjectPicture
              name={pictures[index % pictures.length] ?? 'emoji/receipt'}
              size={192}
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
