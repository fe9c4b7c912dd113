import { useFaqs } from '../model/use-faqs.ts';
import { FaqHelp } from '../parts/faq-help.tsx';
import { FaqList, FaqSearch } from '../parts/faq-list.tsx';
import styles from './faq.module.css';

/** Frequent questions. */
export function FaqPage() {
  const faqs = useFaqs();
  return (
    <div className={styles.page}>
      <FaqSearch faqs={faqs} />
      <FaqList faqs={faqs} />
      <FaqHelp />
    </div>
  );
}
