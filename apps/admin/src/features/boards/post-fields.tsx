import { boardType as boards } from '@mall/contracts/codes';
import type { OfficePost, PostFile } from '@mall/contracts/office/boards';
import { useState } from 'react';
import styles from '../../kit/content/content.module.css';
import { TextPart } from '../../kit/content/text-part.tsx';
import { Checkbox, TextField } from '../../kit/form/controls.tsx';
import type { OfficeForm } from '../../kit/form/use-office-form.ts';
import type { PostPlace } from './board-words.ts';
import { FilesField } from './files-field.tsx';

/** The values of the form. */
export type PostValues = {
  title: string;
  label: string;
  summary: string;
  html: string;
  author: string;
  isPinned: boolean;
  linkedNos: string[];
  files: PostFile[];
};

export const emptyPost: PostValues = {
  ...{ title: '', label: '', summary: '', html: '', author: '고객센터', isPinned: false, linkedNos: [], files: [] },
};

export const valuesOf = (post: OfficePost): PostValues => {
  const { title, label, summary, html, author, isPinned } = post;
  return { title, label, summary, html, author, isPinned, linkedNos: [...post.linkedNos], files: [...post.files] };
};

/** The body of the call. */
export const toBody = ({ files, ...words }: PostValues) => ({
  ...words,
  files: files.map(({ attachmentName }) => attachmentName),
});

type Props = { form: OfficeForm<PostValues>; place: Pick<PostPlace, 'mallId' | 'boardType'> };

/** The fields of a post, for new and existing ones. */
export function PostFields({ form, place }: Props) {
  const isReview = place.boardType === boards.mdReview;
  const { values, errors, set } = form;
  return (
    <>
      <TextField label="제목" {...form.field('title')} />
      <div className={styles.pair}>
        <TextField label="말머리" note="10자까지" {...form.field('label')} />
        <TextField label="글쓴이" {...form.field('author')} />
      </div>
      {isReview && <TextField label="한 줄 소개" {...form.field('summary')} />}
      <TextPart label="내용" html={values.html} error={errors['html']} onChange={(html) => set('html', html)} />
      <LinkedField
        help={isReview ? '첫 상품의 사진이 목록에 보여요.' : '상품 번호를 쉼표로 나눠 적어 주세요.'}
        numbers={values.linkedNos}
        error={errors['linkedNos']}
        onChange={(numbers) => set('linkedNos', numbers)}
      />
      <FilesField
        place={place}
        files={values.files}
        error={errors['files']}
        onChange={(files) => set('files', files)}
      />
      <Checkbox checked={values.isPinned} onChange={(event) => set('isPinned', event.target.checked)}>
        게시판 맨 위에 고정
      </Checkbox>
    </>
  );
}

type LinkedProps = {
  help: string;
  numbers: readonly string[];
  error: string | undefined;
  onChange: (numbers: string[]) => void;
};

/** Numbers of products, separated by commas or spaces as typed. */
function LinkedField({ help, numbers, error, onChange }: LinkedProps) {
  const [typed, setTyped] = useState('');
  const isTyped = numbersIn(typed).join() === numbers.join();
  return (
    <TextField
      label="함께 보여 줄 상품"
      placeholder="GD00012, HP00003"
      help={help}
      error={error}
      value={isTyped ? typed : numbers.join(', ')}
      onChange={({ target: { value } }) => {
        setTyped(value);
        onChange(numbersIn(value));
      }}
    />
  );
}

const numbersIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
