import { categoryType } from '@mall/contracts/codes';
import { fieldError } from '@mall/contracts/errors';
import type { ExhibitionWords, SectionWords } from '@mall/contracts/office/exhibitions';
import type { MallTransaction } from '@mall/db/in-mall';
import { findCategoryType } from '../../../catalogue/category.repository.ts';
import { findListed } from './home-product.repository.ts';
import { findPictureWords } from './picture.repository.ts';

/** An exhibition as it is stored: plain texts, no markup. Errors name their field. */
export async function toExhibitionBody(transaction: MallTransaction, words: ExhibitionWords): Promise<ExhibitionWords> {
  const { image, startsOn, endsOn, categoryNo, sections } = words;
  if (endsOn < startsOn) throw fieldError('endsOn', '시작보다 뒤의 날을 골라 주세요.');
  if (image === '') throw fieldError('image', '사진을 골라 주세요.');
  if (categoryNo !== null) await assertCategory(transaction, categoryNo);
  if ((await findPictureWords(transaction, image)) === undefined)
    throw fieldError('image', '사진이 없어졌어요. 다시 골라 주세요.');
  for (const [at, section] of sections.entries()) await assertSection(transaction, section, `sections.${at}`);
  assertAnchors(sections);
  return words;
}

async function assertSection(transaction: MallTransaction, section: SectionWords, at: string): Promise<void> {
  const { productNos, benefits } = section;
  const listed = await findListed(transaction, productNos);
  const foreign = productNos.find((productNo) => !listed.has(productNo));
  if (foreign !== undefined) throw fieldError(`${at}.productNos`, `${foreign} 상품은 이 몰에 진열하지 않았어요.`);
  if (new Set(productNos).size < productNos.length)
    throw fieldError(`${at}.productNos`, '같은 상품이 두 번 있어요. 하나를 빼 주세요.');
  if (productNos.length + benefits.length === 0) throw fieldError(`${at}.productNos`, '상품이나 혜택을 넣어 주세요.');
}

/** Two tabs with the same name would lead to the same place. */
function assertAnchors(sections: readonly SectionWords[]): void {
  const anchors = sections.map(({ anchor }) => anchor);
  const twice = anchors.findIndex((anchor, at) => anchors.indexOf(anchor) < at);
  if (twice >= 0) throw fieldError(`sections.${twice}.anchor`, '같은 이름의 탭이 있어요.');
}

async function assertCategory(transaction: MallTransaction, categoryNo: string): Promise<void> {
  if ((await findCategoryType(transaction, categoryNo)) !== categoryType.event)
    throw fieldError('categoryNo', '기획전 메뉴에서 골라 주세요.');
}
