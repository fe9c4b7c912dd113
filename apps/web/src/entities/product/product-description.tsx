import { SafeHtml } from '../../components/content/safe-html.tsx';
import styles from './product-description.module.css';

/** The operator's text about a product. */
export function ProductDescription({ html }: { html: string }) {
  return <SafeHtml html={html} className={styles.description} />;
}
