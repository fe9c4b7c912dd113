import { useFaqs } from '../model/use-faqs.ts';
import { FaqHelp } from '../parts/faq-help.tsx';
import { FaqList, FaqSearch } from '../parts/faq-list.tsx';
import styles from './faq.module.css';

/** Frequent questions, inside My Shop. */
export function FaqPage() {
  const faqs = useFaqs();
  return (
    <>
      <div className={styles.head}>
        <h1>자주 묻는 질문</h1>
        <FaqSearch faqs={faqs} />
      </div>
      <FaqList faqs={faqs} />
      <FaqHelp />
    </>
  );
}
