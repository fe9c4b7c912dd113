import { contentPageNames } from '@mall/contracts/content';
import { z } from 'zod';
import { readDemoFile } from '../demo-files/read-demo-files.ts';
import { unique } from '../demo-files/references.ts';

const page = z.strictObject({
  pageName: z.enum(contentPageNames),
  title: z.string(),
  /** One element per line. */
  html: z.string().transform((html) => html.replaceAll('\n', '')),
});
type ContentPage = z.output<typeof page>;

const pages = readDemoFile('pages.yaml', z.array(page).superRefine(unique('pageName')));

/** What each mall says about itself and its simple services. */
export const contentPagesOf = ({ name }: { readonly name: string }): ContentPage[] =>
  pages.map(({ pageName, title, html }) => ({
    pageName,
    title: title.replaceAll('{mallNm}', name),
    html: html.replaceAll('{mallNm}', name),
  }));
