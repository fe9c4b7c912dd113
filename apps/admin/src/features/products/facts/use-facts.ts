import type { ProductPatch } from '@mall/contracts/office/product-patch';
import {
  getOwnRequest,
  listProductRequests,
  sendProductRequest,
  sendProductRequestAgain,
} from '@mall/contracts/office/product-requests';
import type { ProductDetail } from '@mall/contracts/office/products';
import { useQuery } from '@tanstack/react-query';
import { useToast } from '../../../kit/toast.tsx';
import { useMay } from '../../../lib/use-me.ts';
import { reading, useAct } from '../../../lib/use-office.ts';
import type { OwnSaves } from '../own-saves.ts';

/** The properties of every part of a phone's or a subscription's page. */
export type FactsProps = {
  product: ProductDetail;
  own: OwnSaves;
  onSaved: () => Promise<unknown>;
};

/** Those of these values that have changed. */
export const changedOf = <F extends object>(start: F, values: F): Partial<F> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name as keyof F])),
  ) as Partial<F>;

/** Requests a change that needs a second person; as the next round when one's own request was sent back. */
export function useAsk({ productNo, version }: ProductDetail, own: OwnSaves) {
  const toast = useToast();
  const mayAsk = useMay('products.request');
  const { data } = useQuery({ ...reading(getOwnRequest, { params: { productNo } }), enabled: mayAsk });
  const changes = [getOwnRequest, listProductRequests];
  const onDone = () => toast('승인을 요청했어요. 그동안 지금 내용으로 판매해요.');
  const send = useAct(sendProductRequest, { changes, onDone });
  const sendAgain = useAct(sendProductRequestAgain, { changes, onDone });
  const request = data?.request;
  const ask = (patch: ProductPatch) => {
    const seen = own.latest(version);
    const failed = { onError: (error: unknown) => toast.error(error) };
    if (request?.state !== 'N') return send.mutate({ params: { productNo }, body: { patch, version: seen } }, failed);
    const body = { patch: { ...request.asked, ...patch }, answers: [], version: seen, requestVersion: request.version };
    sendAgain.mutate({ params: { productNo, requestNo: request.requestNo }, body }, failed);
  };
  return {
    ask,
    isAsking: send.isPending || sendAgain.isPending,
    waitingFields: mayAsk ? (data?.waitingFields ?? []) : [],
  };
}
