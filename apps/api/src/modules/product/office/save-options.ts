import { AppError } from '@mall/contracts/errors';
import { mostOptions, type ProductOption } from '@mall/contracts/office/product-options';
import { optionUse } from '@mall/contracts/product-codes';
import { colourFamilyOf } from '@mall/domain/colour-family';
import { type OptionFault, optionFaults } from '@mall/domain/office/option-grid';
import { changeProduct, type Office, type OfProduct } from './change-product.ts';
import * as options from './option.repository.ts';
import { listProductOptions, type Runner, type StoredOption } from './product.repository.ts';

/** Saves changed options and new ones. Errors: 4040, 4090 with both versions, 4220 at each invalid cell. */
export const saveOptions = (office: Office, product: OfProduct, written: readonly ProductOption[]): Promise<number> =>
  changeProduct(office, product, async (held, transaction, at) => {
    if (held.kind === 'subscription') throw new AppError('4040');
    const stored = await listProductOptions(transaction, product.productNo);
    await assertRight(transaction, { productNo: product.productNo, stored, written, at });
    return { changes: { options: await store(transaction, product.productNo, { stored, written }) } };
  });

type Saving = { readonly stored: readonly StoredOption[]; readonly written: readonly ProductOption[] };

async function assertRight(
  transaction: Runner,
  { productNo, at, ...saving }: Saving & { readonly productNo: string; readonly at: Date },
): Promise<void> {
  const [special, pictures] = await Promise.all([
    options.listOptionsOnSpecialSale(transaction, productNo, at),
    options.findPictures(transaction, picturesOf(saving)),
  ]);
  const faults = [...gridFaults(saving), ...otherFaults(saving, { special, pictures })];
  if (faults.length === 0) return;
  throw new AppError('4220', {
    fieldErrors: faults.map(({ row, field, message }) => ({ field: `options.${row}.${field}`, message })),
  });
}

/** Faults by the rules of the grid, over all resulting options; unchanged ones were valid before. */
function gridFaults({ stored, written }: Saving): OptionFault[] {
  const others = stored.filter(({ optionNo }) => !written.some((option) => option.optionNo === optionNo));
  if (others.length + written.length > mostOptions)
    return [{ row: written.length - 1, field: 'label', message: '옵션은 1,000개까지 만들 수 있어요.' }];
  return optionFaults([...others, ...written], stored)
    .map((fault) => ({ ...fault, row: fault.row - others.length }))
    .filter(({ row }) => row >= 0);
}

const picturesOf = ({ stored, written }: Saving) => {
  const known = new Set(stored.map(({ image }) => image));
  return written.map(({ image }) => image).filter((image) => image !== '' && !known.has(image));
};

type Around = { readonly special: readonly number[]; readonly pictures: readonly string[] };

/** Faults that need data outside the grid. */
function otherFaults(saving: Saving, { special, pictures }: Around): OptionFault[] {
  const unknown = picturesOf(saving).filter((image) => !pictures.includes(image));
  const numbers = new Set(saving.stored.map(({ optionNo }) => optionNo));
  const seen = new Set<number>();
  return saving.written.flatMap(({ optionNo, useCode, image }, row): OptionFault[] => {
    const isTwice = seen.has(optionNo);
    if (optionNo !== 0) seen.add(optionNo);
    const isGone = optionNo !== 0 && (isTwice || !numbers.has(optionNo));
    const isPromised = useCode === optionUse.deleted && special.includes(optionNo);
    return [
      ...(isGone
        ? [{ row, field: 'label' as const, message: '없는 옵션이에요. 새로 고침한 뒤 다시 적어 주세요.' }]
        : []),
      ...(isPromised ? [{ row, field: 'useCode' as const, message: '특가에 들어 있어 지울 수 없어요.' }] : []),
      ...(unknown.includes(image) ? [{ row, field: 'image' as const, message: '사진함에 없는 사진이에요.' }] : []),
    ];
  });
}

type Written = Readonly<Record<string, unknown>>;

/** Stores what differs, and records the previous values. */
async function store(
  transaction: Runner,
  productNo: string,
  { stored, written }: Saving,
): Promise<{ before: Written[]; after: Written[] }> {
  const before = new Map(stored.map((option) => [option.optionNo, plain(option)]));
  const trimmed = written.map((option) => ({
    ...option,
    colourName: option.colourName.trim(),
    label: option.label.trim(),
  }));
  const added = trimmed.filter(({ optionNo }) => optionNo === 0);
  const changed = trimmed.filter(
    (option) => option.optionNo !== 0 && JSON.stringify(plain(option)) !== JSON.stringify(before.get(option.optionNo)),
  );
  if (changed.length > 0) await options.updateOptions(transaction, productNo, changed);
  if (added.length > 0) await options.insertOptions(transaction, productNo, added);
  await options.updateColourFamilies(
    transaction,
    productNo,
    familiesOf(await listProductOptions(transaction, productNo)),
  );
  return {
    before: changed.map(({ optionNo }) => before.get(optionNo) ?? {}),
    after: [...changed, ...added].map(plain),
  };
}

const plain = ({ optionNo, colourName, colourHex, label, extraPrice, useCode, image }: ProductOption) => ({
  ...{ optionNo, colourName, colourHex, label, extraPrice, useCode, image },
});

/** The colour families by which a product is found. */
const familiesOf = (live: readonly StoredOption[]): string[] => [
  ...new Set(live.filter(({ colourHex }) => colourHex !== '').map(({ colourHex }) => colourFamilyOf(colourHex))),
];
