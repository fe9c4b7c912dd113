import type { ContentPageName } from '@mall/contracts/content';
import type { PageWords } from '@mall/contracts/office/page-texts';
import { TextPart } from '../../kit/content/text-part.tsx';
import { SelectField, TextField } from '../../kit/form/controls.tsx';
import type { OfficeForm } from '../../kit/form/use-office-form.ts';

export const pageNames: Readonly<Record<ContentPageName, string>> = {
  familyShopIntro: '몰 소개',
  handyService: '간편 서비스',
};

export const pageFieldWords = { title: '제목', pageName: '페이지', html: '내용' };

export const emptyPage: PageWords = { title: '', pageName: 'familyShopIntro', html: '' };

const choices = Object.entries(pageNames).map(([value, label]) => ({ value, label }));

/** A page of the mall's own. */
export const PageFields = ({ form }: { form: OfficeForm<PageWords> }) => (
  <>
    <SelectField
      label={pageFieldWords.pageName}
      help="같은 페이지의 글이 여러 개면 가장 나중에 공개한 글이 보여요."
      choices={choices}
      value={form.values.pageName}
      onChange={({ target: { value } }) => form.set('pageName', value as ContentPageName)}
    />
    <TextField label={pageFieldWords.title} {...form.field('title')} />
    <TextPart
      label={pageFieldWords.html}
      html={form.values.html}
      error={form.errors['html']}
      onChange={(html) => form.set('html', html)}
    />
  </>
);
