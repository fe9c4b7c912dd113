import { type AnswerTemplate, addTemplate, changeTemplate, listTemplates } from '@mall/contracts/office/questions';
import { questionCategories } from '@mall/contracts/question';
import { questionCategoryNames } from '@mall/domain/question-words';
import { Button } from '../../kit/button.tsx';
import { versionOver } from '../../kit/form/conflict.ts';
import { SelectField, TextArea, TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { Modal } from '../../kit/overlay/modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { mallChoices, useMalls } from '../../lib/mall-scope.ts';
import { useMe } from '../../lib/use-me.ts';
import { useAct } from '../../lib/use-office.ts';
import styles from './questions.module.css';
import { FieldChips } from './template-picker.tsx';

type Props = { template: AnswerTemplate | undefined; onClose: () => void };

const empty = { name: '', category: '' as AnswerTemplate['category'], body: '' };
const labels = { name: '이름', category: '분류', body: '내용' };

/** Adds or changes a template; a colleague's save in the meantime is shown beside one's own. */
export function TemplateForm({ template, onClose }: Props) {
  const toast = useToast();
  const { malls } = useMalls();
  const isProvider = useMe()?.malls.isAll === true;
  const changes = [listTemplates];
  const add = useAct(addTemplate, { changes });
  const change = useAct(changeTemplate, { changes });
  const { name, category, body } = template ?? empty;
  const form = useOfficeForm({
    labels,
    shape: addTemplate.body,
    values: { name, category, body, mall: isProvider ? '' : String(malls[0]?.mallId ?? '') },
    toBody: ({ mall, ...words }) => ({ ...words, mallId: mall === '' ? null : Number(mall) }),
    send: ({ mall, ...words }, conflict): Promise<unknown> => {
      if (!template) return add.mutateAsync({ body: { ...words, mallId: mall === '' ? null : Number(mall) } });
      const { templateNo, version } = template;
      return change.mutateAsync({
        params: { templateNo },
        body: { ...words, version: versionOver(version, conflict) },
      });
    },
    onSent: () => {
      toast(template ? '서식을 고쳤어요' : '서식을 추가했어요');
      onClose();
    },
  });
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onClose}
      title={template ? '서식 고치기' : '서식 추가'}
      footer={
        <>
          <Button onClick={onClose}>취소</Button>
          <SubmitButton form={form} keys="mod+s">
            저장
          </SubmitButton>
        </>
      }
    >
      <Form form={form} asksBeforeLeaving={false}>
        <TextField label={labels.name} {...form.field('name')} />
        {!template && (
          <SelectField
            label="쓰는 몰"
            choices={[...(isProvider ? [{ value: '', label: '모든 몰' }] : []), ...mallChoices(malls)]}
            {...form.field('mall')}
          />
        )}
        <SelectField
          label={labels.category}
          note="같은 분류의 문의에서 먼저 보여요"
          placeholder="정하지 않음"
          choices={questionCategories.map((value) => ({ value, label: questionCategoryNames[value] }))}
          {...form.field('category')}
        />
        <TextArea
          label={labels.body}
          className={styles.writing}
          help="보낼 때 { } 항목이 그 회원의 내용으로 바뀌어요."
          {...form.field('body')}
        />
        <FieldChips onPick={(field) => form.set('body', form.values.body + field)} />
      </Form>
    </Modal>
  );
}
