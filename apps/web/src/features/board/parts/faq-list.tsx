import { listBoardPostsLimits } from '@mall/contracts/limits/board';
import { Accordion } from '@mall/ui/accordion';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { Skeleton } from '@mall/ui/skeleton';
import { Tabs } from '@mall/ui/tabs';
import { TextField } from '@mall/ui/text-field';
import Search from 'lucide-react/icons/search';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { SafeHtml } from '../../../components/content/safe-html.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import type { Faqs } from '../model/use-faqs.ts';
import styles from './faq-list.module.css';

const panelId = 'faq-panel';

/** Filters the questions by a word, while it is typed. */
export function FaqSearch({ faqs: { word, search } }: { faqs: Faqs }) {
  return (
    <search className={styles.search}>
      <TextField
        label="질문 검색"
        isLabelHidden
        placeholder="궁금한 점을 검색해 보세요"
        value={word}
        maxLength={listBoardPostsLimits.keyword.maxLength}
        isClearable
        leading={<Search size={20} strokeWidth={1.75} aria-hidden />}
        onChange={(event) => search(event.target.value)}
      />
    </search>
  );
}

/** Questions by category; each opens its answer. */
export function FaqList({ faqs }: { faqs: Faqs }) {
  if (faqs.isPending) return <Skeleton height={560} shape="tile" />;
  if (faqs.error) return <ErrorNotice error={faqs.error} onRetry={faqs.retry} />;
  const items = faqs.categories.map((category) => ({ value: category, label: category }));
  return (
    <>
      {items.length > 2 && (
        <Tabs
          label="질문 종류"
          items={items}
          value={faqs.category}
          onChange={faqs.choose}
          panelId={panelId}
          className={styles.tabs}
        />
      )}
      <div id={panelId} role="tabpanel" aria-label={faqs.category}>
        <p className="visually-hidden" role="status">
          질문 {faqs.shown.length}개
        </p>
        {faqs.shown.map((faq) => (
          <Accordion
            key={faq.faqNo}
            className={styles.question}
            title={
              <>
                <span className={styles.category}>{faq.category}</span>
                {faq.question}
              </>
            }
          >
            <SafeHtml html={faq.answerHtml} className={styles.answer} />
          </Accordion>
        ))}
        {faqs.shown.length === 0 && <NoQuestions faqs={faqs} />}
      </div>
    </>
  );
}

function NoQuestions({ faqs: { isEmpty, word, reset } }: { faqs: Faqs }) {
  return (
    <Empty
      picture={<ObjectPicture name="emoji/question" size={96} />}
      title={word.trim() === '' ? '아직 등록된 질문이 없어요' : `‘${word.trim()}’ 검색 결과가 없어요`}
      action={
        !isEmpty && (
          <Button variant="weak" onClick={reset}>
            전체 질문 보기
          </Button>
        )
      }
    />
  );
}
