import styles from './product-description.module.css';
import { SafeHtml } from './safe-html.tsx';

/** What the operator wrote about a product. */
export function ProductDescription({ html }: { html: string }) {
  return <SafeHtml html={html} className={styles.description} />;
}
