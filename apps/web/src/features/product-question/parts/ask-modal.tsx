import { askAboutProductLimits } from '@mall/contracts/limits/product-question';
import { askAboutProduct } from '@mall/contracts/product-question';
import { type ProductQuestionCategory, productQuestionCategories } from '@mall/contracts/question-codes';
import { questionCategoryNames } from '@mall/domain/question-words';
import { Button } from '@mall/ui/button';
import { Checkbox } from '@mall/ui/checkbox';
import { Modal } from '@mall/ui/modal';
import { Select } from '@mall/ui/select';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { TextArea } from '@mall/ui/text-area';
import { useToast } from '@mall/ui/toast-provider';
import { useQueryClient } from '@tanstack/react-query';
import { ErrorText } from '../../../components/error-text.tsx';
import { productQuestionsKey } from '../../../entities/product-question/product-questions.query.ts';
import { questionsKey } from '../../../entities/question/questions.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { writeDraft } from '../../../lib/browser/drafts.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { forgetRequestKey, requestKeyOf } from '../../../lib/form/request-key.ts';
import { missing } from '../../../lib/form/rules.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';

const categories = productQuestionCategories.map((value) => ({ value, label: questionCategoryNames[value] }));
const requestName = 'product-question-request';

/** Asks about a product, in public or in secret. The draft survives a reload. */
export function AskModal({ productNo, onClose }: { productNo: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const draft = `product-question.${productNo}`;
  const form = useMallForm({
    values: { category: 'PRODUCT' as ProductQuestionCategory, body: '', isSecret: false },
    draft,
    limits: { body: askAboutProductLimits.question.body },
    validate: ({ body }) => foundErrors({ body: missing(body, '문의 내용을') }),
    send: (question) => {
      const requestKey = requestKeyOf(requestName, { productNo, ...question });
      return call(askAboutProduct, { params: { id: productNo }, body: { requestKey, question } });
    },
    onSent: async () => {
      writeDraft(draft, null);
      forgetRequestKey(requestName);
      for (const queryKey of [productQuestionsKey, questionsKey]) await queryClient.invalidateQueries({ queryKey });
      toast('문의를 등록했어요. 답변하면 메일로 알려 드려요.');
      onClose();
    },
    failure: '등록하지 못했어요. 다시 시도해 주세요.',
  });
  return (
    <Modal isOpen onClose={onClose} title="상품 문의">
      <Stack as="form" gap={20} {...form.props}>
        <Select label="문의 유형" options={categories} {...form.field('category')} />
        <TextArea
          label="내용"
          isRequired
          {...form.field('body')}
          maxLength={askAboutProductLimits.question.body.maxLength}
        />
        <Stack gap={6}>
          <Checkbox
            checked={form.values.isSecret}
            onChange={({ target: { checked } }) => form.set({ isSecret: checked })}
          >
            비밀글로 남기기
          </Checkbox>
          <Text variant="small" tone="muted">
            비밀글은 나와 운영자만 읽어요. 공개 글에는 연락처나 주소를 적지 마세요.
          </Text>
        </Stack>
        <ErrorText isAnnounced>{form.failure}</ErrorText>
        <Button type="submit" variant="primary" size="lg" isLoading={form.isSending}>
          문의 등록
        </Button>
      </Stack>
    </Modal>
  );
}
