import { changeQuestionLimits } from '@mall/contracts/limits/question';
import {
  askQuestion,
  changeQuestion,
  mostQuestionPictures,
  type QuestionCategory,
  type QuestionDetail,
  type QuestionInput,
} from '@mall/contracts/question';
import { useToast } from '@mall/ui/toast-provider';
import { useQueryClient } from '@tanstack/react-query';
import { useFormPictures } from '../../../entities/picture/use-form-pictures.ts';
import { usePictureUploads } from '../../../entities/picture/use-picture-uploads.ts';
import { questionsKey } from '../../../entities/question/questions.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { writeDraft } from '../../../lib/browser/drafts.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { forgetRequestKey, requestKeyOf } from '../../../lib/form/request-key.ts';
import { missing, unchosen } from '../../../lib/form/rules.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { questionQuery } from '../api/question.query.ts';

type Values = {
  category: QuestionCategory | '';
  title: string;
  body: string;
  /** Empty for none. */
  orderNo: string;
  pictures: string[];
};

const requestName = 'question-request';

/** Drafts are separate for each order. */
const draftNameOf = (orderNo: string): string => (orderNo === '' ? 'question' : `question.${orderNo}`);

const newQuestion = (orderNo: string): Values => ({
  ...{ category: orderNo ? 'ORDER' : '', title: '', body: '', orderNo, pictures: [] },
});

const toValues = ({ category, title, body, orderNo, pictures }: QuestionDetail): Values => ({
  ...{ category, title, body, orderNo: orderNo ?? '' },
  pictures: pictures.map(({ pictureName }) => pictureName),
});

const toInput = ({ category, orderNo, ...typed }: Values): QuestionInput => ({
  ...typed,
  category: category as QuestionCategory,
  orderNo: orderNo || null,
});

const questionErrors = ({ category, title, body }: Values, underWay: number) =>
  foundErrors({
    category: unchosen(category, '어떤 문의인지'),
    title: missing(title, '제목을'),
    body: missing(body, '문의 내용을'),
    pictures: underWay > 0 ? '사진을 올리고 있어요. 잠시만 기다려 주세요.' : undefined,
  });

/** A new question, or a waiting one that is changed. The draft of a new one survives a reload. */
export function useQuestionForm(question: QuestionDetail | undefined, orderNo = '') {
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  const toast = useToast();
  const draftName = draftNameOf(orderNo);
  const uploads = usePictureUploads(mostQuestionPictures);
  const form = useMallForm<Values, number>({
    values: question ? toValues(question) : newQuestion(orderNo),
    draft: question ? undefined : draftName,
    limits: changeQuestionLimits,
    validate: (typed) => questionErrors(typed, uploads.underWay),
    send: async (typed) => {
      const body = toInput(typed);
      if (!question) {
        const requestKey = requestKeyOf(requestName, body);
        return (await call(askQuestion, { body: { requestKey, question: body } })).questionNo;
      }
      const { questionNo } = question;
      const changed = await call(changeQuestion, { params: { questionNo }, body });
      queryClient.setQueryData(questionQuery(questionNo).queryKey, changed);
      return questionNo;
    },
    onSent: async (questionNo) => {
      if (!question) writeDraft(draftName, null);
      forgetRequestKey(requestName);
      await queryClient.invalidateQueries({ queryKey: [...questionsKey, 'list'] });
      toast(question ? '문의를 고쳤어요.' : '문의를 등록했어요.');
      await navigate({ screen: 'question', questionNo }, { replace: true });
    },
    failure: '등록하지 못했어요. 다시 시도해 주세요.',
  });
  return { form, isNew: question === undefined, pictures: useFormPictures(form, uploads) };
}
export type QuestionForm = ReturnType<typeof useQuestionForm>;
