import { type AnswerTemplate, listTemplates, removeTemplate } from '@mall/contracts/office/questions';
import { questionCategoryNames } from '@mall/domain/question-words';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { ChangeHistory } from '../../kit/change-history.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { ConfirmInWords } from '../../kit/overlay/confirm-in-words.tsx';
import { Card, PageBody, PageHead } from '../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useMalls } from '../../lib/mall-scope.ts';
import { useMay, useMe } from '../../lib/use-me.ts';
import { reading, useAct } from '../../lib/use-office.ts';
import styles from './questions.module.css';
import { TemplateForm } from './template-form.tsx';

/** Prepared answers: those of all malls, and of one's own. */
export function TemplateListPage() {
  const { data, error, refetch } = useQuery(reading(listTemplates));
  const [open, setOpen] = useState<AnswerTemplate | 'new'>();
  const mayWrite = useMay('questions.write');
  const add = mayWrite && (
    <Button variant="primary" icon={Plus} keys="n" onClick={() => setOpen('new')}>
      서식 추가
    </Button>
  );
  return (
    <>
      <PageHead
        parent={<OfficeLink screen="questions">문의</OfficeLink>}
        title="답변 서식"
        context={data && `${data.length}개`}
        actions={add}
      />
      <PageBody>
        {error && !data ? (
          <Failure error={error} what="답변 서식을" retry={() => void refetch()} />
        ) : !data ? (
          <RowSkeleton rows={6} columns={2} />
        ) : data.length === 0 ? (
          <Empty title="아직 서식이 없어요">자주 하는 답변을 만들어 두면 문의에 바로 넣을 수 있어요.</Empty>
        ) : (
          <div className={styles.templates}>
            {data.map((template) => (
              <TemplateCard key={template.templateNo} template={template} onEdit={() => setOpen(template)} />
            ))}
          </div>
        )}
      </PageBody>
      {open && <TemplateForm template={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function TemplateCard({ template, onEdit }: { template: AnswerTemplate; onEdit: () => void }) {
  const { templateNo, mallId, name, category, body } = template;
  const toast = useToast();
  const { malls } = useMalls();
  const [isAsking, setAsking] = useState(false);
  const remove = useAct(removeTemplate, { changes: [listTemplates], onDone: () => toast('서식을 지웠어요') });
  const isProvider = useMe()?.malls.isAll === true;
  const mayWrite = useMay('questions.write') && (mallId !== null || isProvider);
  const of = mallId === null ? '모든 몰' : (malls.find((mall) => mall.mallId === mallId)?.name ?? `몰 ${mallId}`);
  return (
    <Card
      title={name}
      note={of}
      end={
        <>
          {category !== '' && <Badge size="sm">{questionCategoryNames[category]}</Badge>}
          <ChangeHistory subject={`answerTemplate ${templateNo}`} isSign {...(mallId !== null && { mallId })} />
          {mayWrite && (
            <Button size="sm" onClick={onEdit} aria-label={`${name} 고치기`}>
              고치기
            </Button>
          )}
          {mayWrite && (
            <Button size="sm" variant="ghost" onClick={() => setAsking(true)} aria-label={`${name} 지우기`}>
              지우기
            </Button>
          )}
        </>
      }
    >
      <p className={styles.body}>{body}</p>
      {isAsking && (
        <ConfirmInWords
          title={`‘${name}’ 서식을 지울까요?`}
          action="서식 지우기"
          onConfirm={() => remove.mutateAsync({ params: { templateNo } }).catch(toast.error)}
          onClose={() => setAsking(false)}
        >
          함께 쓰는 담당자도 더는 쓸 수 없어요. 이미 보낸 답변은 그대로예요.
        </ConfirmInWords>
      )}
    </Card>
  );
}
