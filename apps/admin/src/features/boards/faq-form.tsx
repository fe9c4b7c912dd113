import { addFaq, listOfficeFaqs, type OfficeFaq, removeFaq, saveFaq } from '@mall/contracts/office/faqs';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { TextPart } from '../../kit/content/text-part.tsx';
import { mergedOver, versionOver } from '../../kit/form/conflict.ts';
import { TextField } from '../../kit/form/controls.tsx';
import { Form } from '../../kit/form/form.tsx';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { Modal } from '../../kit/overlay/modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';
import styles from './faq.module.css';

type Props = { mallId: number; faq: OfficeFaq | undefined; categories: readonly string[]; onClose: () => void };

const empty = { category: '', question: '', answerHtml: '' };
const labels = { category: '분류', question: '질문', answerHtml: '답변' };

/** Adds, changes or removes a question. */
export function FaqForm({ mallId, faq, categories, onClose }: Props) {
  const toast = useToast();
  const changes = [listOfficeFaqs];
  const add = useAct(addFaq, { changes });
  const save = useAct(saveFaq, { changes });
  const { category, question, answerHtml } = faq ?? empty;
  const start = { category, question, answerHtml };
  const form = useOfficeForm({
    labels,
    shape: addFaq.body,
    values: start,
    send: (values, conflict): Promise<unknown> => {
      if (!faq) return add.mutateAsync({ params: { mallId }, body: values });
      const body = { ...mergedOver(start, values, conflict), version: versionOver(faq.version, conflict) };
      return save.mutateAsync({ params: { mallId, faqNo: faq.faqNo }, body });
    },
    onSent: () => {
      toast(faq ? '질문을 저장했어요' : '질문을 추가했어요');
      onClose();
    },
  });
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onClose}
      title={faq ? '질문 고치기' : '질문 추가'}
      note="저장하면 몰에 바로 보여요"
      footer={
        <>
          {faq && <Removing mallId={mallId} faqNo={faq.faqNo} onGone={onClose} />}
          <Button onClick={onClose}>취소</Button>
          <SubmitButton form={form} keys="mod+s">
            저장
          </SubmitButton>
        </>
      }
    >
      <Form form={form} asksBeforeLeaving={false}>
        <TextField label={labels.category} list="faq-categories" {...form.field('category')} />
        <datalist id="faq-categories">
          {categories.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
        <TextField label={labels.question} {...form.field('question')} />
        <TextPart
          label={labels.answerHtml}
          html={form.values.answerHtml}
          error={form.errors['answerHtml']}
          onChange={(html) => form.set('answerHtml', html)}
        />
      </Form>
    </Modal>
  );
}

/** Asks for confirmation, because it cannot be undone. */
function Removing({ mallId, faqNo, onGone }: { mallId: number; faqNo: number; onGone: () => void }) {
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const remove = useAct(removeFaq, { changes: [listOfficeFaqs], onDone: () => toast('질문을 지웠어요') });
  const press = () => {
    if (!isAsked) return setAsked(true);
    remove.mutate({ params: { mallId, faqNo } }, { onSuccess: onGone, onError: (error) => toast.error(error) });
  };
  return (
    <Button variant={isAsked ? 'danger' : 'ghost'} className={styles.remove} isBusy={remove.isPending} onClick={press}>
      {isAsked ? '정말 지우기' : '지우기'}
    </Button>
  );
}
