import { changeQuestionLimits } from '@mall/contracts/limits/question';
import { type QuestionCategory, type QuestionDetail, questionCategories } from '@mall/contracts/question';
import { businessHoursText } from '@mall/domain/business-hours';
import { questionCategoryNames } from '@mall/domain/question-words';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { Select } from '@mall/ui/select';
import { Stack } from '@mall/ui/stack';
import { TextArea } from '@mall/ui/text-area';
import { TextField } from '@mall/ui/text-field';
import type { FormEvent } from 'react';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useOrderChoices } from '../model/use-order-choices.ts';
import { type QuestionForm as Form, type QuestionField, useQuestionForm } from '../model/use-question-form.ts';
import { PictureField } from './picture-field.tsx';
import styles from './question-form.module.css';

const categories = questionCategories.map((value) => ({ value, label: questionCategoryNames[value] }));

/** Leads to the control where a complaint can be put right. */
const focusField = (field: QuestionField) =>
  document.querySelector<HTMLElement>(`[data-question-field="${field}"]`)?.focus();

type Props = { question?: QuestionDetail | undefined; orderNo?: string | undefined };

/** Writes a question, or changes one that waits. */
export function QuestionForm({ question, orderNo }: Props) {
  const form = useQuestionForm(question, orderNo);
  const { mall } = useMall();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const field = form.send();
    if (field) focusField(field);
  };
  const back: ScreenTarget = question
    ? { screen: 'question', questionNo: question.questionNo }
    : { screen: 'questionList' };
  return (
    <Stack as="form" gap={24} onSubmit={submit} noValidate>
      <Choices form={form} />
      <Words form={form} />
      <PictureField form={form} />
      <Note className={styles.note}>
        <p>상담 시간은 {businessHoursText(mall.centerOpensAt, mall.centerClosesAt)}예요.</p>
        <p>주민등록번호나 카드 번호처럼 민감한 정보는 적지 마세요.</p>
      </Note>
      {form.failure && (
        <div role="alert">
          <Note tone="warn">{form.failure}</Note>
        </div>
      )}
      <div className={styles.buttons}>
        <Button size="lg" render={<ScreenLink {...back} replace />}>
          취소
        </Button>
        <Button type="submit" variant="primary" size="lg" isLoading={form.isSending}>
          {form.isNew ? '문의 등록' : '문의 수정'}
        </Button>
      </div>
    </Stack>
  );
}

function Choices({ form: { form, change, complaints } }: { form: Form }) {
  const orders = useOrderChoices(form.orderNo);
  return (
    <div className={styles.choices}>
      <Select
        label="문의 유형"
        isRequired
        options={categories}
        placeholder="유형을 골라 주세요"
        value={form.category}
        error={complaints.category}
        data-question-field="category"
        onChange={(event) => change({ category: event.target.value as QuestionCategory })}
      />
      <Select
        label="관련 주문 (선택)"
        options={[{ value: '', label: '고르지 않음' }, ...orders]}
        value={form.orderNo}
        disabled={orders.length === 0}
        onChange={(event) => change({ orderNo: event.target.value })}
      />
    </div>
  );
}

function Words({ form: { form, change, complaints } }: { form: Form }) {
  return (
    <>
      <TextField
        label="제목"
        isRequired
        maxLength={changeQuestionLimits.title.maxLength}
        value={form.title}
        error={complaints.title}
        data-question-field="title"
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label="내용"
        isRequired
        maxLength={changeQuestionLimits.body.maxLength}
        value={form.body}
        error={complaints.body}
        data-question-field="body"
        onChange={(event) => change({ body: event.target.value })}
      />
    </>
  );
}
