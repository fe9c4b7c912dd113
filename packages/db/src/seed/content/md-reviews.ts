import { productNamed } from './find-products.ts';
import { type ReviewText, reviewTexts } from './md-review-texts.ts';
import type { BoardPost, Product } from './types.ts';

const figure = (image: string, alt: string) =>
  `<p><img src="/images/${image}.800.webp" alt="${alt}" width="800" height="800" loading="lazy"></p>`;

function reviewHtml({ sections, verdict }: ReviewText, { image, images, name }: Product): string {
  const body = sections.map(([title, text], index) => {
    const picture = index === 0 ? figure(image, name) : images[index] ? figure(images[index], `${name} 다른 모습`) : '';
    return `<h3>${title}</h3><p>${text}</p>${picture}`;
  });
  return `${body.join('')}<blockquote><p>${verdict}</p></blockquote>`;
}

/** What the merchandisers wrote of products that a mall sells, oldest first. */
export function mdReviewsOf(products: readonly Product[], isListed: (productNo: string) => boolean): BoardPost[] {
  return reviewTexts
    .map((text) => ({ text, product: productNamed(products, text.product) }))
    .filter(({ product }) => isListed(product.productNo))
    .map(({ text, product }, index) => ({
      boardType: 'CM00410',
      postNo: index + 1,
      title: text.title,
      // What its author looks after: 리빙, 디지털.
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
