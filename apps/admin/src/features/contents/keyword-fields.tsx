import type { KeywordWords } from '@mall/contracts/office/keyword-sets';
import { LinesField } from '../../kit/content/lines-field.tsx';
import { TextField } from '../../kit/form/controls.tsx';
import type { OfficeForm } from '../../kit/form/use-office-form.ts';

export const keywordFieldWords = { title: '이름', smart: '추천 검색어', popular: '인기 검색어' };

export const emptyKeywords: KeywordWords = { title: '', smart: [], popular: [] };

/** Keywords of the search box, a line each. */
export const KeywordFields = ({ form: { field, values, errors, set } }: { form: OfficeForm<KeywordWords> }) => (
  <>
    <TextField
      label={keywordFieldWords.title}
      note="운영자만 봐요"
      help="공개한 묶음이 여러 개면 가장 나중에 공개한 묶음이 보여요. 그 묶음이 끝나면 앞의 묶음으로 돌아가요."
      {...field('title')}
    />
    <LinesField
      label={keywordFieldWords.smart}
      help="검색창 아래에 이 순서로 보여요. 한 줄에 하나씩 20자까지, 30개까지 적어요."
      {...{ lines: values.smart, error: errorAt(errors, 'smart') }}
      onChange={(lines) => set('smart', lines)}
    />
    <LinesField
      label={keywordFieldWords.popular}
      help="회원이 많이 찾은 말보다 먼저 보여요."
      {...{ lines: values.popular, error: errorAt(errors, 'popular') }}
      onChange={(lines) => set('popular', lines)}
    />
  </>
);

/** The error of the list, or of its first invalid line. */
const errorAt = (errors: Readonly<Record<string, string>>, name: string): string | undefined =>
  errors[name] ?? Object.entries(errors).find(([field]) => field.startsWith(`${name}.`))?.[1];
