import { listOfficeFaqs, type OfficeFaq } from '@mall/contracts/office/faqs';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { SelectField } from '../../kit/form/controls.tsx';
import { LockedNotice } from '../../kit/locked-notice.tsx';
import { useOneMall } from '../../kit/one-mall.tsx';
import { PageBody, PageHead } from '../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import type { OfficeMall } from '../../lib/mall-scope.ts';
import { reading } from '../../lib/use-office.ts';
import styles from './faq.module.css';
import { FaqForm } from './faq-form.tsx';
import { FaqRow } from './faq-row.tsx';
import { usePlacing } from './use-placing.ts';

/** Frequent questions of a mall in the order in which members read them. */
export function FaqPage() {
  const { mall, field } = useOneMall();
  return mall ? <Faqs key={mall.mallId} mall={mall} choice={field} /> : null;
}

type Props = { mall: OfficeMall; choice: ReactNode };

function Faqs({ mall: { mallId, name }, choice }: Props) {
  const { data, error, refetch } = useQuery(reading(listOfficeFaqs, { params: { mallId } }));
  const [open, setOpen] = useState<OfficeFaq | 'new'>();
  const [category, setCategory] = useState('');
  const placing = usePlacing(mallId, data?.faqs ?? []);
  const categories = [...new Set(placing.faqs.map((faq) => faq.category))];
  const shown = placing.faqs.filter((faq) => category === '' || faq.category === category);
  return (
    <>
      <PageHead
        title="자주 묻는 질문"
        context={data && `${name} · ${data.faqs.length}개`}
        actions={
          data?.mayWrite && (
            <Button variant="primary" icon={Plus} keys="n" onClick={() => setOpen('new')}>
              질문 추가
            </Button>
          )
        }
      />
      <PageBody>
        <div className={styles.bar}>
          {choice}
          <SelectField
            label="분류"
            size="sm"
            placeholder="모든 분류"
            choices={categories.map((value) => ({ value, label: value }))}
            value={category}
            onChange={({ target: { value } }) => setCategory(value)}
          />
        </div>
        <LockedNotice lockedBy={data?.lockedBy} />
        {error && !data ? (
          <Failure error={error} what="질문을" retry={() => void refetch()} />
        ) : !data ? (
          <RowSkeleton rows={8} columns={3} />
        ) : shown.length === 0 ? (
          <Empty title="아직 질문이 없어요">질문을 추가하면 몰의 자주 묻는 질문에 바로 보여요.</Empty>
        ) : (
          <ol className={styles.list} aria-label="자주 묻는 질문">
            {shown.map((faq, index) => (
              <FaqRow
                key={faq.faqNo}
                {...{ mallId, faq, placing }}
                above={shown[index - 1]}
                below={shown.slice(index + 1, index + 3)}
                others={shown}
                mayWrite={data.mayWrite}
                onEdit={() => setOpen(faq)}
              />
            ))}
          </ol>
        )}
      </PageBody>
      {open && (
        <FaqForm
          mallId={mallId}
          faq={open === 'new' ? undefined : open}
          categories={categories}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
