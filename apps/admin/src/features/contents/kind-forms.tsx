import type { ThingKind } from '@mall/contracts/office/display-calls';
import type { ExhibitionWords } from '@mall/contracts/office/exhibitions';
import type { KeywordWords } from '@mall/contracts/office/keyword-sets';
import type { PageWords } from '@mall/contracts/office/page-texts';
import type { PopupWords } from '@mall/contracts/office/popups';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { OfficeForm } from '../../kit/form/use-office-form.ts';
import { deviceWords, popupFieldWords, typeWords } from './content-words.ts';
import { ExhibitionFields } from './exhibition/exhibition-fields.tsx';
import { emptyExhibition, exhibitionFieldWords } from './exhibition/exhibition-words.ts';
import { emptyKeywords, KeywordFields, keywordFieldWords } from './keyword-fields.tsx';
import { emptyPage, PageFields, pageFieldWords, pageNames } from './page-fields.tsx';
import { emptyPopup, PopupFields } from './popup-fields.tsx';

export type FieldsProps<Words extends FieldValues> = { form: OfficeForm<Words>; mallId: number };

type KindForm<Words extends FieldValues> = {
  readonly name: string;
  /** With its object particle. */
  readonly what: string;
  readonly empty: Words;
  readonly fieldWords: Readonly<Record<string, string>>;
  readonly fields: (props: FieldsProps<Words>) => ReactNode;
  /** The note beside its mall. */
  readonly note: (words: Words) => string;
};
export type AnyKindForm = KindForm<FieldValues>;

const kindForm = <Words extends FieldValues>(form: KindForm<Words>) => form as unknown as AnyKindForm;

/** How each kind is edited: its words, and its initial values. */
export const kindForms: Readonly<Record<ThingKind, AnyKindForm>> = {
  POPUP: kindForm<PopupWords>({
    ...{ name: '팝업', what: '팝업을', empty: emptyPopup, fieldWords: popupFieldWords },
    fields: (props) => <PopupFields {...props} />,
    note: ({ popupType, device }) => `${typeWords[popupType]} · ${deviceWords(device)}`,
  }),
  EXHIBITION: kindForm<ExhibitionWords>({
    ...{ name: '기획전', what: '기획전을', empty: emptyExhibition, fieldWords: exhibitionFieldWords },
    fields: (props) => <ExhibitionFields {...props} />,
    note: ({ startsOn, endsOn }) => `${startsOn} – ${endsOn}`,
  }),
  KEYWORDS: kindForm<KeywordWords>({
    ...{ name: '검색어', what: '검색어를', empty: emptyKeywords, fieldWords: keywordFieldWords },
    fields: ({ form }) => <KeywordFields form={form} />,
    note: ({ smart, popular }) => `추천 ${smart.length}개 · 인기 ${popular.length}개`,
  }),
  PAGE: kindForm<PageWords>({
    ...{ name: '안내 페이지', what: '안내 페이지를', empty: emptyPage, fieldWords: pageFieldWords },
    fields: ({ form }) => <PageFields form={form} />,
    note: ({ pageName }) => pageNames[pageName],
  }),
};
