import { z } from 'zod';
import { textByName } from '../demo-files/fields.ts';
import { readDemoFile } from '../demo-files/read-demo-files.ts';
import { productNamed } from './find-products.ts';
import { productWords } from './products.ts';
import type { BoardPost, Product } from './types.ts';

const reviewText = z.strictObject({
  product: productWords,
  alongside: z.array(productWords),
  title: z.string(),
  summary: z.string(),
  /** The author's job, and a name: `리빙 MD 박*연`. */
  author: z.string(),
  postedOn: z.iso.date(),
  /** Texts by title. */
  sections: textByName,
  verdict: z.string(),
});

const reviewTexts = readDemoFile('md-reviews.yaml', z.array(reviewText));

const figure = (image: string, alt: string) =>
  `<p><img src="/images/${image}.800.webp" alt="${alt}" width="800" height="800" loading="lazy"></p>`;

function reviewHtml({ sections, verdict }: z.output<typeof reviewText>, { image, images, name }: Product): string {
  const body = Object.entries(sections).map(([title, text], index) => {
    const picture = index === 0 ? figure(image, name) : images[index] ? figure(images[index], `${name} 다른 모습`) : '';
    return `<h3>${title}</h3><p>${text}</p>${picture}`;
  });
  return `${body.join('')}<blockquote><p>${verdict}</p></blockquote>`;
}

/** What the merchandisers wrote about products that a mall sells, oldest first. */
export function mdReviewsOf(products: readonly Product[], isListed: (productNo: string) => boolean): BoardPost[] {
  return reviewTexts
    .map((text) => ({ text, product: productNamed(products, text.product) }))
    .filter(({ product }) => isListed(product.productNo))
    .map(({ text, product }, index) => ({
      boardType: 'CM00410',
      postNo: index + 1,
      title: text.title,
      label: text.author.slice(0, text.author.indexOf(' ')),
      summary: text.summary,
      html: reviewHtml(text, product),
      image: product.image,
      author: text.author,
      isPinned: false,
      postedOn: text.postedOn,
      productNos: [product, ...text.alongside.map((words) => productNamed(products, words))].map(
        ({ productNo }) => productNo,
      ),
    }));
}
