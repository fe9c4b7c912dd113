import { changeQuestionLimits } from '@mall/contracts/limits/question';
import { type QuestionDetail, questionCategories } from '@mall/contracts/question';
import { businessHoursText } from '@mall/domain/business-hours';
import { questionCategoryNames } from '@mall/domain/question-words';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { Button } from '@mall/ui/button';
import { Grid } from '@mall/ui/grid';
import { Note } from '@mall/ui/note';
import { Select } from '@mall/ui/select';
import { Stack } from '@mall/ui/stack';
import { TextArea } from '@mall/ui/text-area';
import { TextField } from '@mall/ui/text-field';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { PictureField } from '../../../entities/picture/picture-field.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { useOrderChoices } from '../model/use-order-choices.ts';
import { type QuestionForm as Model, useQuestionForm } from '../model/use-question-form.ts';
import styles from './question-form.module.css';

const categories = questionCategories.map((value) => ({ value, label: questionCategoryNames[value] }));

type Form = Model['form'];
type Props = { question?: QuestionDetail | undefined; orderNo?: string | undefined };

/** Writes a question, or changes one that waits. */
export function QuestionForm({ question, orderNo }: Props) {
  const { form, pictures, isNew } = useQuestionForm(question, orderNo);
  const { mall } = useMall();
  const back: ScreenTarget = question
    ? { screen: 'question', questionNo: question.questionNo }
    : { screen: 'questionList' };
  return (
    <Stack as="form" gap={24} {...form.props}>
      <Choices form={form} />
      <Words form={form} />
      <PictureField pictures={pictures} />
      <Note className={styles.note}>
        <p>상담 시간은 {businessHoursText(mall.centerOpensAt, mall.centerClosesAt)}예요.</p>
        <p>주민등록번호나 카드 번호처럼 민감한 정보는 적지 마세요.</p>
      </Note>
      {form.failure && (
        <div role="alert">
          <Note tone="warn">{form.failure}</Note>
        </div>
      )}
      <Grid columns="1fr 2fr" gap={10} marginTop={8}>
        <Button size="lg" render={<ScreenLink {...back} replace />}>
          취소
        </Button>
        <Button type="submit" variant="primary" size="lg" isLoading={form.isSending}>
          {isNew ? '문의 등록' : '문의 수정'}
        </Button>
      </Grid>
    </Stack>
  );
}

function Choices({ form }: { form: Form }) {
  const order = form.field('orderNo');
  const orders = useOrderChoices(order.value);
  return (
    <div className={styles.choices}>
      <Select
        label="문의 유형"
        isRequired
        options={categories}
        placeholder="유형을 골라 주세요"
        {...form.field('category')}
      />
      <Select
        label="관련 주문 (선택)"
        options={[{ value: '', label: '고르지 않음' }, ...orders]}
        disabled={orders.length === 0}
        {...order}
      />
    </div>
  );
}

function Words({ form }: { form: Form }) {
  return (
    <>
      <TextField label="제목" isRequired {...form.field('title')} />
      <TextArea label="내용" isRequired {...form.field('body')} maxLength={changeQuestionLimits.body.maxLength} />
    </>
  );
}
