import { SafeHtml } from '../../components/content/safe-html.tsx';
import styles from './product-description.module.css';

/** What the operator wrote about a product. */
export function ProductDescription({ html }: { html: string }) {
  return <SafeHtml html={html} className={styles.description} />;
}
