import type { ProductPatch } from '@mall/contracts/office/product-patch';
import {
  getOwnRequest,
  listProductRequests,
  type RequestDetail,
  sendProductRequest,
  sendProductRequestAgain,
} from '@mall/contracts/office/product-requests';
import { goodsFields, type ProductDetail, type ProductFields, saveProduct } from '@mall/contracts/office/products';
import { versionOver } from '../../kit/form/conflict.ts';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { fieldWords } from '../../kit/product-fields.ts';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';
import { bodyOf, valuesOf, withSavedValues } from './use-product-form.ts';

export type OptionPrices = Readonly<Record<number, number>>;
export type Answers = Readonly<Record<number, string>>;
type Typed = { readonly prices: OptionPrices; readonly answers: Answers };

/** The product's fields as one's own returned request would have them, or as they are. */
const fieldsOf = ({ words }: ProductDetail, request: RequestDetail | null): ProductFields => ({
  ...words,
  ...(request?.asked as Partial<ProductFields> | undefined),
});

/** The corrections to make, by field, in the latest round. */
export const fixesOf = (request: RequestDetail | null) =>
  (request?.comments ?? []).filter(({ kind, round }) => kind === 'FIX' && round === request?.round);

/** The form of a request; each comment is shown at its field. */
export function useRequestForm(
  product: ProductDetail,
  request: RequestDetail | null,
  { prices, answers }: Typed,
  onSent: () => Promise<unknown>,
) {
  const { productNo, version, words } = product;
  const toast = useToast();
  const changes = [getOwnRequest, listProductRequests];
  const send = useAct(sendProductRequest, { changes });
  const sendAgain = useAct(sendProductRequestAgain, { changes });
  const start = valuesOf(fieldsOf(product, request));
  const form = useOfficeForm({
    labels: fieldWords,
    shape: saveProduct.body,
    values: start,
    toBody: (values) => ({ ...bodyOf(values), version }),
    send: (values, conflict) => {
      const patch = patchOf({ words, asked: request?.asked ?? {} }, bodyOf(values), prices);
      const body = { patch, version: versionOver(version, conflict) };
      if (!request) return send.mutateAsync({ params: { productNo }, body });
      return sendAgain.mutateAsync({
        params: { productNo, requestNo: request.requestNo },
        body: { ...body, answers: answersIn(answers), requestVersion: request.version },
      });
    },
    onSent: () => {
      toast('승인을 요청했어요. 그동안 지금 내용으로 판매해요.');
      void onSent();
    },
  });
  const fixes = Object.fromEntries(fixesOf(request).map(({ field, body }) => [field, `의견: ${body}`]));
  const errors = { ...fixes, ...form.errors };
  return {
    ...withSavedValues(form),
    errors,
    field: (name: Parameters<typeof form.field>[0]) => ({ ...form.field(name), error: errors[name] }),
  };
}

/** The fields that differ from the product. */
function patchOf(
  { words, asked }: { readonly words: ProductDetail['words']; readonly asked: ProductPatch },
  typed: ReturnType<typeof bodyOf>,
  prices: OptionPrices,
): ProductPatch {
  const names = Object.keys(typed) as (keyof typeof typed)[];
  const changed = names.filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(words[name]));
  const options = Object.entries(prices).map(([no, extraPrice]) => ({ optionNo: Number(no), extraPrice }));
  return {
    // The fields of phones and subscriptions have their own parts, so they are requested again unchanged.
    ...factsIn(asked),
    ...Object.fromEntries(changed.map((name) => [name, typed[name]])),
    ...(options.length > 0 && { options }),
  };
}

const factsIn = (asked: ProductPatch): ProductPatch =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => !(name in goodsFields)));

const answersIn = (answers: Answers) =>
  Object.entries(answers)
    .filter(([, text]) => text.trim() !== '')
    .map(([commentNo, text]) => ({ commentNo: Number(commentNo), text: text.trim() }));
