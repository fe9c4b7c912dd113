import {
  askQuestion,
  changeQuestion,
  type QuestionCategory,
  type QuestionDetail,
  type QuestionInput,
} from '@mall/contracts/question';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { questionsKey } from '../../../entities/question/questions.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { writeDraft } from '../../../lib/browser/drafts.ts';
import { useDraft } from '../../../lib/browser/use-draft.ts';
import { fieldMessages } from '../../../lib/field-messages.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { questionQuery } from '../api/question.query.ts';
import { type PictureUploads, usePictureUploads } from './use-picture-uploads.ts';

type Form = {
  category: QuestionCategory | '';
  title: string;
  body: string;
  /** Empty for none. */
  orderNo: string;
  pictures: string[];
  /** The request key of this question, so that a lost reply and a second try are one question. */
  requestKey: string;
};
export type QuestionField = 'category' | 'title' | 'body' | 'pictures';
type Complaints = Partial<Record<QuestionField, string>>;

/** What is typed about one order is no question about another. */
const draftNameOf = (orderNo: string): string => (orderNo === '' ? 'question' : `question.${orderNo}`);

const toForm = ({ category, title, body, orderNo, pictures }: QuestionDetail): Form => ({
  ...{ category, title, body, orderNo: orderNo ?? '', requestKey: '' },
  pictures: pictures.map(({ pictureName }) => pictureName),
});

function complaintsOf({ category, title, body }: Form, { underWay }: PictureUploads): Complaints {
  return {
    ...(category === '' && { category: '어떤 문의인지 골라 주세요.' }),
    ...(title.trim() === '' && { title: '제목을 입력해 주세요.' }),
    ...(body.trim() === '' && { body: '문의 내용을 입력해 주세요.' }),
    ...(underWay > 0 && { pictures: '사진을 올리고 있어요. 잠시만 기다려 주세요.' }),
  };
}

/** A new question, or a waiting one that is changed. What was typed of a new one outlives a reload. */
export function useQuestionForm(question: QuestionDetail | undefined, orderNo = '') {
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  const toast = useToast();
  const [start] = useState<Form>(() =>
    question
      ? toForm(question)
      : {
          category: orderNo ? 'ORDER' : '',
          title: '',
          body: '',
          orderNo,
          pictures: [],
          requestKey: crypto.randomUUID(),
        },
  );
  const draftName = draftNameOf(orderNo);
  const [form, change] = useDraft(question ? undefined : draftName, start);
  const [complaints, setComplaints] = useState<Complaints>({});
  // Uploads end one after another: each adds to what the one before has left.
  const pictures = useRef(form.pictures);
  const showPictures = useCallback(
    (next: string[]) => {
      pictures.current = next;
      change({ pictures: next, requestKey: crypto.randomUUID() });
    },
    [change],
  );
  const onUploaded = (pictureName: string) => showPictures([...pictures.current, pictureName]);
  const uploads = usePictureUploads({ pictures: form.pictures, onUploaded });

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (body: QuestionInput): Promise<number> => {
      if (!question)
        return (await call(askQuestion, { body: { requestKey: form.requestKey, question: body } })).questionNo;
      const { questionNo } = question;
      const changed = await call(changeQuestion, { params: { questionNo }, body });
      queryClient.setQueryData(questionQuery(questionNo).queryKey, changed);
      return questionNo;
    },
    onSuccess: async (questionNo) => {
      if (!question) writeDraft(draftName, null);
      await queryClient.invalidateQueries({ queryKey: [...questionsKey, 'list'] });
      toast(question ? '문의를 고쳤어요.' : '문의를 등록했어요.');
      await navigate({ screen: 'question', questionNo }, { replace: true });
    },
  });
  const refused = fieldMessages(error);

  /** Sends what is valid, or returns the first field that is not. */
  const send = (): QuestionField | undefined => {
    const found = complaintsOf(form, uploads);
    setComplaints(found);
    const [first] = Object.keys(found) as QuestionField[];
    if (first) return first;
    const { category, title, body } = form;
    if (category === '' || isPending) return undefined;
    mutate({ category, title, body, orderNo: form.orderNo || null, pictures: form.pictures });
    return undefined;
  };
  return {
    form,
    uploads,
    isNew: question === undefined,
    isSending: isPending,
    change: (changed: Partial<Form>) => {
      // Another question has another key.
      change({ ...changed, requestKey: crypto.randomUUID() });
      setComplaints((known) =>
        Object.fromEntries(Object.entries(known).filter(([field]) => !Object.keys(changed).includes(field))),
      );
    },
    dropPicture: (pictureName: string) => showPictures(pictures.current.filter((name) => name !== pictureName)),
    send,
    complaints: { ...refused, ...complaints } as Complaints,
    failure:
      error && Object.keys(refused).length === 0
        ? errorText(error, '등록하지 못했어요. 다시 시도해 주세요.')
        : undefined,
  };
}
export type QuestionForm = ReturnType<typeof useQuestionForm>;
