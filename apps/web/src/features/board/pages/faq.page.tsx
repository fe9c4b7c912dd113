import { TitledPage } from '../../../components/page/titled-page.tsx';
import { useFaqs } from '../model/use-faqs.ts';
import { FaqHelp } from '../parts/faq-help.tsx';
import { FaqList, FaqSearch } from '../parts/faq-list.tsx';

/** Frequent questions, in My Shop. */
export function FaqPage() {
  const faqs = useFaqs();
  return (
    <TitledPage title="자주 묻는 질문" aside={<FaqSearch faqs={faqs} />}>
      <FaqList faqs={faqs} />
      <FaqHelp />
    </TitledPage>
  );
}
